/** Takes the page, gives the service that the server says it hands registrations to, null for none. */
export const readRecipient = ({ documentElement }: Pick<Document, 'documentElement'>): string | null =>
  documentElement.getAttribute('data-recipient')
