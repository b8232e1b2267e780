import { ReloadHint } from '../parts/reload-hint'
import { ScreenHeading } from '../parts/screen-heading'

export const MissingScreen = () => (
  <div className="page py-16 text-center">
    <ScreenHeading title="Chưa mở được trang này" className="mb-4 text-3xl font-bold" />
    <ReloadHint />
  </div>
)
