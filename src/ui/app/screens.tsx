import { lazy } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { HOME_ALIASES, newsListPath, PATHS, packagesPath } from '../../domain/routing/paths'
import { POLICIES } from '../../domain/routing/readable-address'
import { useAppContext } from './app-context'

const HomeScreen = lazy(async () => ({
  default: (await import('../screens/home/home-screen')).HomeScreen,
}))
const ProductListScreen = lazy(async () => ({
  default: (await import('../screens/product-list/product-list-screen')).ProductListScreen,
}))
const ProductDetailScreen = lazy(async () => ({
  default: (await import('../screens/product-detail/product-detail-screen')).ProductDetailScreen,
}))
const NewsListScreen = lazy(async () => ({
  default: (await import('../screens/news-list/news-list-screen')).NewsListScreen,
}))
const NewsDetailScreen = lazy(async () => ({
  default: (await import('../screens/news-detail/news-detail-screen')).NewsDetailScreen,
}))
const VideoScreen = lazy(async () => ({
  default: (await import('../screens/video/video-screen')).VideoScreen,
}))
const AboutScreen = lazy(async () => ({
  default: (await import('../screens/about/about-screen')).AboutScreen,
}))
const PackagesScreen = lazy(async () => ({
  default: (await import('../screens/packages/packages-screen')).PackagesScreen,
}))
const PolicyScreen = lazy(async () => ({
  default: (await import('../screens/policy/policy-screen')).PolicyScreen,
}))
const NotFoundScreen = lazy(async () => ({
  default: (await import('../screens/not-found/not-found-screen')).NotFoundScreen,
}))

export const Screens = () => {
  const { brand } = useAppContext().site
  return (
    <Switch>
      {[PATHS.home, ...HOME_ALIASES].map((path) => (
        <Route key={path} path={path} component={HomeScreen} />
      ))}
      <Route path={PATHS.productList} component={ProductListScreen} />
      <Route path={PATHS.productDetail} component={ProductDetailScreen} />
      <Route path={PATHS.news}>
        <Redirect to={newsListPath(0)} replace />
      </Route>
      <Route path={PATHS.newsList} component={NewsListScreen} />
      <Route path={PATHS.newsDetail} component={NewsDetailScreen} />
      <Route path={PATHS.video} component={VideoScreen} />
      <Route path={PATHS.about} component={AboutScreen} />
      <Route path={packagesPath(brand.slug)} component={PackagesScreen} />
      {POLICIES.map((name) => (
        <Route key={name} path={PATHS[name]} component={PolicyScreen} />
      ))}
      <Route component={NotFoundScreen} />
    </Switch>
  )
}
