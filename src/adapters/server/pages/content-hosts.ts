import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { OWN_HOST, OWN_SITE } from '../../../domain/routing/own-site'
import type { ContentReaders } from '../../../ports/content'
import { productsOf } from '../content/readable-content'
import type { ContentHosts } from '../http/security-headers'

/** Matches a host with an optional port; anything else must not be put into a header. */
const HOST = /^[a-z0-9._-]+(:\d+)?$/

const hostsOf = (addresses: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(
    addresses
      .flatMap((address) => URL.parse(address, OWN_SITE) ?? [])
      .filter(({ protocol, host }) => /^https?:$/.test(protocol) && host !== OWN_HOST && HOST.test(host))
      .map(({ host }) => host),
  ),
]

/** Reads on every call, and extracts again only if the content has changed; returns the last result after a failed read. */
const follow = <A>(read: TE.TaskEither<unknown, A>, namedIn: (content: A) => ContentHosts) => {
  let last: { readonly content: A | null; readonly named: ContentHosts } = {
    content: null,
    named: { pictures: [], videos: [] },
  }
  return async (): Promise<ContentHosts> => {
    const content = await read()
    if (E.isRight(content) && content.right !== last.content)
      last = { content: content.right, named: namedIn(content.right) }
    return last.named
  }
}

/** The hosts, besides this server, of all pictures and videos that the content names, for the content security policy. */
export const createContentHosts = ({ readProductRows, readArticles, readVideos }: ContentReaders) => {
  const parts = [
    follow(readProductRows, (rows) => ({
      pictures: productsOf(rows).flatMap(({ thumbnail, images }) => [thumbnail, ...images]),
      videos: [],
    })),
    follow(readArticles, (articles) => ({
      pictures: articles.flatMap(({ banner, pictures }) => [banner, ...pictures]),
      videos: [],
    })),
    follow(readVideos, (videos) => ({
      pictures: videos.map(({ thumbnail }) => thumbnail),
      videos: videos.flatMap(({ url, captionsUrl }) => [url, captionsUrl]),
    })),
  ]
  return async (): Promise<ContentHosts> => {
    const named = await Promise.all(parts.map((ask) => ask()))
    return {
      pictures: hostsOf(named.flatMap(({ pictures }) => pictures)),
      videos: hostsOf(named.flatMap(({ videos }) => videos)),
    }
  }
}
