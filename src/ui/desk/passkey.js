// Answers a challenge with a passkey of this device and sends the answer with the form.
const form = document.querySelector('form[data-kind]')
const said = form.querySelector('[role="alert"]')
const button = form.querySelector('button')
const { kind, challenge } = form.dataset

const toBytes = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))

const toText = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

const withBytes = (options) => {
  const known = ({ id, ...rest }) => ({ ...rest, id: toBytes(id) })
  return {
    ...options,
    challenge: toBytes(options.challenge),
    ...(options.user ? { user: known(options.user) } : {}),
    ...(options.excludeCredentials ? { excludeCredentials: options.excludeCredentials.map(known) } : {}),
  }
}

const PARTS = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle']

const answerOf = ({ id, type, response }) => ({
  id,
  rawId: id,
  type,
  clientExtensionResults: {},
  response: Object.fromEntries(
    PARTS.filter((part) => response[part]).map((part) => [part, toText(response[part])]),
  ),
})

const fail = (why) => {
  said.textContent = form.dataset[why]
  button.disabled = false
}

const FAILURES = { NotAllowedError: 'cancelled', AbortError: 'cancelled', InvalidStateError: 'known' }

const ask = async () => {
  const asked = await fetch(challenge, { method: 'POST' }).catch(() => null)
  if (!asked?.ok) return fail('network')
  const publicKey = withBytes(await asked.json())
  try {
    const made = await navigator.credentials[kind]({ publicKey })
    form.elements.khoa.value = JSON.stringify(answerOf(made))
    form.submit()
  } catch (error) {
    fail(FAILURES[error.name] ?? 'unable')
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  said.textContent = ''
  button.disabled = true
  ask()
})

// The page may be shown again as it was left.
window.addEventListener('pageshow', () => {
  button.disabled = false
})
