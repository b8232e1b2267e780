import { ReloadHint } from '../parts/reload-hint'
import { ScreenHeading } from '../parts/screen-heading'

/** Shown in place of a screen whose code is missing or that threw. */
export const MissingScreen = () => (
  <div className="page py-16 text-center">
    <ScreenHeading title="Chưa mở được trang này" className="mb-4 text-3xl font-bold" />
    <ReloadHint />
  </div>
)
