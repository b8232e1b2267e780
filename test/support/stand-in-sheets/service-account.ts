/** The address with which the calls sign in. */
export const SERVICE_ACCOUNT = 'giao-hang@mau.example'
