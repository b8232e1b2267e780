import type { Product } from '../../../domain/catalogue/product'
import { groupSlug } from '../../../domain/catalogue/product-groups'
import { productImages } from '../../../domain/catalogue/product-images'
import { priceInVnd, priceToPay } from '../../../domain/catalogue/product-price'
import { type Article, changeOf } from '../../../domain/news/article'
import {
  articleAddress,
  productAddress,
  productsAddress,
  videoAddress,
} from '../../../domain/routing/readable-address'
import { ROUTES } from '../../../domain/routing/routes'
import { isSampleValue } from '../../../domain/site/placeholder-fields'
import type { Site } from '../../../domain/site/site'
import { hasSyntheticVoice } from '../../../domain/video/shown-video'
import type { Video } from '../../../domain/video/video'
import { absolute, withZone } from './feed-values'
import type { PageSubject } from './page-facts'

type Settings = {
  readonly site: Site
  readonly origin: string
  readonly picture: string | null
}

type Thing = Readonly<Record<string, unknown>>

/** Marks a work with a synthetic part, in the terms of schema.org and IPTC. */
const SYNTHETIC_VOICE: Thing = {
  creditText: 'Giọng đọc do máy tạo',
  digitalSourceType: 'https://schema.org/CompositeSyntheticDigitalSource',
}

const isoDuration = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`

const organization = ({ site, origin }: Settings): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#to-chuc`,
  name: site.company.name,
  url: `${origin}/`,
  email: site.contacts.email,
  telephone: site.contacts.hotline,
  logo: `${origin}/pictures/site/logo-wordmark.svg`,
  sameAs: [site.links.facebook, site.links.youtube, site.links.tiktok],
})

const breadcrumbs = (
  origin: string,
  list: readonly [string, string],
  title: string,
  address: string,
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Trang chủ', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: list[0], item: `${origin}${list[1]}` },
    { '@type': 'ListItem', position: 3, name: title, item: `${origin}${address}` },
  ],
})

const homeThings = (settings: Settings): ReadonlyArray<Thing> => [
  organization(settings),
  {
    '@type': 'WebSite',
    name: settings.site.brand.name,
    url: `${settings.origin}/`,
    inLanguage: 'vi',
    publisher: { '@id': `${settings.origin}/#to-chuc` },
  },
]

const articleThings = (article: Article, settings: Settings): ReadonlyArray<Thing> => {
  const { origin, picture } = settings
  const address = articleAddress(article.id)
  return [
    {
      '@type': 'Article',
      headline: article.title,
      description: article.excerpt,
      ...(picture === null ? {} : { image: [picture] }),
      datePublished: article.publishedAt,
      dateModified: changeOf(article),
      author: { '@type': 'Organization', name: article.author },
      ...(article.sources.length === 0 ? {} : { citation: article.sources }),
      publisher: organization(settings),
      mainEntityOfPage: {
        '@type': 'MedicalWebPage',
        '@id': `${origin}${address}`,
        ...(article.reviewer === '' || isSampleValue(article.reviewer)
          ? {}
          : {
              lastReviewed: changeOf(article),
              reviewedBy: { '@type': 'Person', name: article.reviewer },
            }),
      },
      inLanguage: 'vi',
    },
    breadcrumbs(origin, ['Tin tức', ROUTES.articles.path], article.title, address),
  ]
}

const productThings = (product: Product, { site, origin, picture }: Settings): ReadonlyArray<Thing> => {
  const address = productAddress(product.id)
  return [
    {
      '@type': 'Product',
      name: product.title,
      sku: product.id,
      description: product.summary,
      image:
        picture === null
          ? productImages(product)
              .filter((url) => URL.canParse(url, origin))
              .map((url) => absolute(origin, url))
          : [picture],
      brand: { '@type': 'Brand', name: site.brand.name },
      offers: {
        '@type': 'Offer',
        price: priceInVnd(priceToPay(product)),
        priceCurrency: 'VND',
        availability: 'https://schema.org/InStock',
        url: `${origin}${address}`,
      },
    },
    breadcrumbs(origin, ['Sản phẩm', ROUTES.productList.path], product.title, address),
  ]
}

const groupThings = (name: string, { origin }: Settings): ReadonlyArray<Thing> => [
  breadcrumbs(origin, ['Sản phẩm', ROUTES.productList.path], name, productsAddress(1, groupSlug(name))),
]

const videoThings = (video: Video, { origin, picture }: Settings): ReadonlyArray<Thing> => {
  const address = videoAddress(video.id)
  return [
    {
      '@type': 'VideoObject',
      name: video.title,
      description: video.description,
      thumbnailUrl: [picture ?? absolute(origin, video.thumbnail)],
      uploadDate: withZone(video.publishedAt === '' ? video.updatedAt : video.publishedAt),
      ...(video.durationSeconds > 0 ? { duration: isoDuration(video.durationSeconds) } : {}),
      ...(hasSyntheticVoice(video) ? SYNTHETIC_VOICE : {}),
      contentUrl: absolute(origin, video.videoSrc),
      url: `${origin}${address}`,
    },
    breadcrumbs(origin, ['Video', ROUTES.videos.path], video.title, address),
  ]
}

const thingsOf = (subject: PageSubject, settings: Settings): ReadonlyArray<Thing> => {
  switch (subject.kind) {
    case 'home':
      return homeThings(settings)
    case 'article':
      return articleThings(subject.article, settings)
    case 'product':
      return productThings(subject.product, settings)
    case 'group':
      return groupThings(subject.name, settings)
    case 'video':
      return videoThings(subject.video, settings)
    case 'other':
      return []
  }
}

/** The description of a page for search engines in the terms of schema.org; null if there is none. */
export const structuredData = (subject: PageSubject, settings: Settings): Thing | null => {
  const graph = thingsOf(subject, settings)
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': graph }
}
