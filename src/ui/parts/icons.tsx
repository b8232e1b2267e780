import type { ReactNode } from 'react'

type IconProps = {
  readonly children: ReactNode
  /** In px at the usual text size, with which it grows. */
  readonly size?: number
}

const Icon = ({ children, size = 24 }: IconProps) => (
  <svg
    aria-hidden="true"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="shrink-0"
  >
    {children}
  </svg>
)

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
)

export const TickIcon = () => (
  <span className="tick shrink-0">
    <Icon>
      <circle cx="12" cy="12" r="10" />
      <path pathLength="1" d="M7.5 12.5l3 3 6-6.5" />
    </Icon>
  </span>
)

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)

export const SearchIcon = () => (
  <Icon>
    <path d="M16 16l5 5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />
  </Icon>
)

export const ArrowLeftIcon = () => (
  <Icon size={20}>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
)

export const ArrowRightIcon = () => (
  <Icon size={20}>
    <path d="M9 5l7 7-7 7" />
  </Icon>
)

export const ChevronDownIcon = () => (
  <Icon size={20}>
    <path d="M6 9l6 6 6-6" />
  </Icon>
)

export const PhoneIcon = () => (
  <Icon>
    <path d="M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z" />
  </Icon>
)

export const MailIcon = () => (
  <Icon>
    <path d="M4 6h16v12H4zM4 7l8 6 8-6" />
  </Icon>
)

export const PinIcon = () => (
  <Icon>
    <path d="M12 21s7-6.2 7-11a7 7 0 0 0-14 0c0 4.8 7 11 7 11z" />
    <circle cx="12" cy="10" r="2.5" />
  </Icon>
)

export const ChatIcon = () => (
  <Icon>
    <path d="M4 5h16v11H9l-5 4z" />
    <path d="M8 9.5h8M8 12.5h5" />
  </Icon>
)

export const BubbleIcon = () => (
  <Icon>
    <path d="M12 3c5 0 9 3.6 9 8s-4 8-9 8c-1 0-2-.1-2.9-.4L5 21v-4c-1.3-1.5-2-3.6-2-6 0-4.4 4-8 9-8z" />
    <path d="M7.5 12.5l3-3 2.5 2.5 3.5-3" />
  </Icon>
)

export const ZaloIcon = () => (
  <Icon>
    <path d="M12 3.5c5 0 9 3.4 9 7.8s-4 7.8-9 7.8c-.9 0-1.7-.1-2.5-.3L5.5 21v-3.6C3.9 15.9 3 13.7 3 11.3c0-4.4 4-7.8 9-7.8z" />
    <path d="M9.3 8.3h5.4l-5.4 6h5.4" />
  </Icon>
)

export const CheckIcon = () => (
  <Icon size={20}>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Icon>
)

export const PlayIcon = () => (
  <Icon size={16}>
    <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
  </Icon>
)
