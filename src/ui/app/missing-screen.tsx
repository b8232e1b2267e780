import { ReloadHint } from '../parts/reload-hint'
import { ScreenHeading } from '../parts/screen-heading'

/** In place of a screen whose files cannot be loaded. */
export const MissingScreen = () => (
  <div className="page py-16 text-center">
    <ScreenHeading title="Chưa mở được trang này" className="mb-4 text-3xl font-bold" />
    <ReloadHint />
  </div>
)
