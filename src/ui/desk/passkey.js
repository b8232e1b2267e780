// Answers a challenge with a passkey of this device and sends the answer with the form. On pages that require signing in, a form
// asks for a passkey only if the session is over. It signs in without leaving the page and is then sent with the typed input.
// Before a link or another button leaves such a page, the script asks whether to drop the typed input.
const form = document.querySelector('form[data-kind]')
const button = form.querySelector('button')
const buttons = [...form.elements].filter(({ type }) => type === 'submit')
const { action } = form
const { kind, challenge, signIn } = form.dataset

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

const FAILURES = { NotAllowedError: 'cancelled', AbortError: 'cancelled', InvalidStateError: 'known' }

/** Requests an address of the desk; a redirect is not followed. Throws the name of a text. */
const ask = async (address, options) => {
  const answered = await fetch(address, { redirect: 'manual', ...options }).catch(() => null)
  if (answered === null || answered.status >= 500) throw 'network'
  return answered
}

const askPasskey = async () => {
  const asked = await ask(challenge, { method: 'POST' })
  if (!asked.ok) throw 'network'
  const publicKey = withBytes(await asked.json())
  try {
    return JSON.stringify(answerOf(await navigator.credentials[kind]({ publicKey })))
  } catch (error) {
    throw FAILURES[error.name] ?? 'unable'
  }
}

/** Whether the page redirects, because somebody is signed in. */
const isLedOn = ({ type }) => type === 'opaqueredirect'

const stayIn = async () => {
  if (isLedOn(await ask(signIn))) return
  const body = new URLSearchParams({ khoa: await askPasskey() })
  if (!isLedOn(await ask(signIn, { method: 'POST', body }))) throw 'refused'
}

const prepare = async () => {
  if (signIn) await stayIn()
  else form.elements.khoa.value = await askPasskey()
}

const said = form.querySelector('[role="alert"]') ?? document.createElement('p')

const say = (text, pressed) => {
  // The former success no longer holds.
  if (text !== '') document.querySelector('[role="status"]')?.remove()
  said.setAttribute('role', 'alert')
  said.className = 'wrong'
  if (signIn) pressed.before(said)
  said.textContent = text
}

const setDisabled = (isDisabled) => {
  for (const each of buttons) each.disabled = isDisabled
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const { submitter } = event
  if (!signIn) say('')
  setDisabled(true)
  prepare().then(
    () => {
      form.action = submitter.getAttribute('formaction') ?? action
      form.submit()
    },
    (why) => {
      say(form.dataset[why], submitter.hidden ? button : submitter)
      setDisabled(false)
    },
  )
})

// The page may be shown again as it was left.
window.addEventListener('pageshow', () => setDisabled(false))

const isTyped = () => {
  const typedIn = (field) => form.querySelector(field)?.value
  return (
    typedIn('textarea') !== '' ||
    typedIn('[type=datetime-local]') !== '' ||
    typedIn(':checked') !== form.dataset.state
  )
}

const leaves = ({ type, target, ctrlKey, metaKey, shiftKey }) =>
  type === 'submit'
    ? target !== form
    : target.closest('a[href^="/"]:not([target])') !== null && !ctrlKey && !metaKey && !shiftKey

if (signIn)
  for (const type of ['click', 'submit'])
    document.addEventListener(type, (event) => {
      if (leaves(event) && isTyped() && !confirm(form.dataset.unsaved)) event.preventDefault()
    })
