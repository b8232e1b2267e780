import { type KeyboardEvent, useDeferredValue } from 'react'
import { useLocation } from 'wouter'
import { NEWS_TABS, type NewsTab, newsTab } from '../../../domain/news/news-tab'
import { articlesPath, videosPath } from '../../../domain/routing/paths'
import { queryPage, queryValue } from '../../../domain/routing/route-query'
import { useQuery } from '../../context/use-query'
import { ScreenHeading } from '../../parts/screen-heading'
import { ArticlesPanel } from './articles-panel'
import { VideosPanel } from './videos-panel'

const TABS = [
  { tab: NEWS_TABS.podcast, label: 'Podcast kiến thức' },
  { tab: NEWS_TABS.articles, label: 'Tin tức' },
] as const

const tabOf = (query: string): NewsTab => newsTab(queryValue(query, 'tabIdx'))

const pathOf = (tab: NewsTab): string => (tab === NEWS_TABS.podcast ? videosPath() : articlesPath())

const other = (tab: NewsTab): NewsTab => (tab === NEWS_TABS.podcast ? NEWS_TABS.articles : NEWS_TABS.podcast)

/** The two tabs of news (M-056..M-061). */
export const NewsListScreen = () => {
  const [, navigate] = useLocation()
  const query = useQuery()
  const current = tabOf(query)
  // The tab is highlighted at once; its content is rendered after that.
  const shownQuery = useDeferredValue(query)
  const shown = tabOf(shownQuery)
  const moveByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    navigate(pathOf(other(current)))
    document.getElementById(`news-tab-${other(current)}`)?.focus()
  }
  return (
    <div className="grow bg-base-200">
      <div className="page py-10 md:py-14">
        <ScreenHeading title="Kiến thức sức khỏe" className="text-3xl font-bold md:text-4xl" />
        <div
          role="tablist"
          aria-label="Loại nội dung"
          className="mt-6 mb-8 flex flex-wrap gap-x-2 border-b border-base-300"
        >
          {TABS.map(({ tab, label }) => (
            <button
              key={tab}
              id={`news-tab-${tab}`}
              type="button"
              role="tab"
              aria-selected={tab === current}
              aria-controls="news-panel"
              tabIndex={tab === current ? 0 : -1}
              onKeyDown={moveByArrow}
              onClick={() => tab !== current && navigate(pathOf(tab))}
              className="min-h-12 border-b-4 border-transparent px-[min(1rem,4vw)] font-semibold whitespace-nowrap aria-selected:border-primary aria-selected:text-primary"
            >
              {label}
            </button>
          ))}
        </div>
        <div id="news-panel" role="tabpanel" aria-labelledby={`news-tab-${shown}`}>
          {shown === NEWS_TABS.podcast ? <VideosPanel /> : <ArticlesPanel page={queryPage(shownQuery)} />}
        </div>
      </div>
    </div>
  )
}
