export const NEWS_TABS = { podcast: 0, articles: 1 } as const
export type NewsTab = (typeof NEWS_TABS)[keyof typeof NEWS_TABS]

/** Reads the query parameter `tabIdx`; a missing or invalid value selects the podcast tab (M-061, A-22). */
export const newsTab = (tabIdx: string | null): NewsTab =>
  tabIdx === '1' ? NEWS_TABS.articles : NEWS_TABS.podcast
