/** All that the page of the tests' built server holds. */
export const BUILT_PAGE = '<!doctype html><title>Trang</title>'
