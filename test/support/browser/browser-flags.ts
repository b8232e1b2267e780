/** What lets Chromium run as any user, quietly, and ask nobody for anything. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No renderer is started ahead for a site that might come next.
  '--renderer-process-limit=1',
]
