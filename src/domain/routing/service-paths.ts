/** Paths of the services of products, news and videos, which this server answers itself (M-128..M-132). */
export const SERVICE_PATHS = {
  productRows: '/order-service/api/products/data/google-reader-v2',
  registration: '/order-service/api/products/data/google-import',
  news: '/news/api/v3/news',
  videos: '/doctor/api/media/videos',
} as const

/** The headers that a registration is sent with, besides its row (M-132). */
export const REGISTRATION_HEADERS = {
  key: 'Idempotency-Key',
  consent: 'X-Consent-Version',
  offers: 'X-Offers-Version',
  honeypot: 'X-Form-Trap',
} as const
