import { ReloadHint } from '../parts/reload-hint'
import { ScreenHeading } from '../parts/screen-heading'

/** Stands in for a screen that did not arrive or broke; header and footer go on working. */
export const MissingScreen = () => (
  <div className="page py-16 text-center">
    <ScreenHeading title="Chưa mở được trang này" className="mb-4 text-3xl font-bold" />
    <ReloadHint />
  </div>
)
