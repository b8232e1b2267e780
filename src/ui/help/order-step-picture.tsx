import type { ReactNode } from 'react'
import type { OrderStep } from '../copy/products'

const PICTURES: Record<OrderStep, ReactNode> = {
  form: (
    <>
      <rect x="17" y="12" width="34" height="46" rx="5" fill="var(--color-surface)" />
      <path d="M25 24h18M25 33h18M25 42h9" />
      <path d="M45 49l12-12 5 5-12 12-6 1z" fill="var(--color-accent)" />
    </>
  ),
  call: (
    <>
      <path
        d="M20 18c0-2 2-4 4-4h6l4 11-5 4c2 6 6 10 12 12l4-5 11 4v6c0 2-2 4-4 4-18 0-32-14-32-32z"
        fill="var(--color-surface)"
      />
      <path d="M44 16c7 1 12 6 13 13M44 24c3 1 4 2 5 5" stroke="var(--color-accent)" />
    </>
  ),
  parcel: (
    <>
      <path d="M14 25l22-11 22 11v25L36 61 14 50z" fill="var(--color-surface)" />
      <path d="M14 25l22 11 22-11M36 36v25" />
      <path d="M25 19.5l22 11v9" stroke="var(--color-accent)" />
    </>
  ),
}

export const OrderStepPicture = ({ step }: { readonly step: OrderStep }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 72 72"
    width={60}
    height={60}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="shrink-0 text-primary"
  >
    <circle cx="36" cy="36" r="36" fill="var(--color-teal-pale)" stroke="none" />
    {PICTURES[step]}
  </svg>
)
