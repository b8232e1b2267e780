import type { District } from './district'

export const districtLabel = ({ kind, label }: Pick<District, 'kind' | 'label'>): string => {
  const spelledKind = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} `
  return label.startsWith(spelledKind) ? label : `${spelledKind}${label}`
}
