/** In a readable address, before the number of a page of a list. */
export const PAGE_SEGMENT = 'trang'
