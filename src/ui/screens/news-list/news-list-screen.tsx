import type { KeyboardEvent } from 'react'
import { useLocation } from 'wouter'
import { NEWS_TABS, type NewsTab, newsTab } from '../../../domain/news/news-tab'
import { articlesPath, videosPath } from '../../../domain/routing/paths'
import { queryPage, queryValue } from '../../../domain/routing/route-query'
import { useAskedQuery } from '../../context/asked-query'
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

/** A tab is selected at once; the panel follows (M-056, M-057). */
const Tabs = () => {
  const [, navigate] = useLocation()
  const selected = tabOf(useAskedQuery())
  const moveByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    navigate(pathOf(other(selected)))
    document.getElementById(`news-tab-${other(selected)}`)?.focus()
  }
  return (
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
          aria-selected={tab === selected}
          aria-controls="news-panel"
          tabIndex={tab === selected ? 0 : -1}
          onKeyDown={moveByArrow}
          onClick={() => tab !== selected && navigate(pathOf(tab))}
          className="min-h-12 border-b-4 border-transparent px-[min(1rem,4vw)] font-semibold whitespace-nowrap aria-selected:border-primary aria-selected:text-primary"
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** The two tabs of news (M-056..M-061). */
export const NewsListScreen = () => {
  const query = useQuery()
  const shown = tabOf(query)
  return (
    <div className="grow bg-base-200">
      <div className="page py-10 md:py-14">
        <ScreenHeading title="Kiến thức sức khỏe" className="text-3xl font-bold md:text-4xl" />
        <Tabs />
        <div id="news-panel" role="tabpanel" aria-labelledby={`news-tab-${shown}`}>
          {shown === NEWS_TABS.podcast ? <VideosPanel /> : <ArticlesPanel page={queryPage(query)} />}
        </div>
      </div>
    </div>
  )
}
