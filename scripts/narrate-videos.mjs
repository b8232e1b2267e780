// Reads each video's transcript aloud into its sound track and writes its captions: npm run narrate [-- podcast-01].
// Each paragraph of the transcript starts with its chapter. Needs ffmpeg and espeak-ng with the voice `vi`.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'

const FOLDER = 'content/videos'
const LEAD_SECONDS = 0.4
const WORDS_PER_MINUTE = [150, 165, 180, 200, 220, 240]
const SPOKEN = [
  [/(\d+)\/(\d+)/g, '$1 trên $2'],
  [/mmHg/g, 'mi li mét thủy ngân'],
  [/\bcm\b/g, 'xăng ti mét'],
  [/\b115\b/g, 'một một năm'],
  [/PSA/g, 'pê ét a'],
  [/HIV/g, 'hát i vê'],
  [/testosterone/gi, 'tét tô xtê rôn'],
  [/podcast/gi, 'pót cát'],
]

const run = (program, args) =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
const secondsOf = (file) =>
  Number(run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]))
const startOf = (clock) => clock.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
const stamp = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23)
const sentences = (text) => text.split(/(?<=[.!?]”?)\s+/)

/** Writes a paragraph as speech that fits into the given seconds, as slowly as possible. */
const speak = (text, available, file) => {
  const words = SPOKEN.reduce((spoken, [written, sound]) => spoken.replace(written, sound), text)
  for (const rate of WORDS_PER_MINUTE) {
    run('espeak-ng', ['-v', 'vi', '-s', String(rate), '-g', '2', '-w', file, words])
    const seconds = secondsOf(file)
    if (seconds <= available) return seconds
  }
  throw new Error(`takes more than ${available} s: ${text}`)
}

/** Takes spoken paragraphs and returns WebVTT with a cue for each sentence, timed by its share of the letters. */
const toCaptions = (spoken) => {
  const cues = spoken.flatMap(({ text, from, seconds }) => {
    let at = from
    return sentences(text).map((sentence) => {
      const start = at
      at += (seconds * sentence.length) / text.length
      return `${stamp(start)} --> ${stamp(Math.min(at, from + seconds))}\n${sentence}`
    })
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

const narrate = (name, dir) => {
  const [, frontMatter] = readFileSync(join(FOLDER, `${name}.md`), 'utf8').split(/^---$/m)
  const { file, captions, chapters, transcript } = parse(frontMatter)
  const video = join(FOLDER, file)
  const ends = [...chapters.slice(1).map(({ at }) => startOf(at)), secondsOf(video)]
  const spoken = transcript
    .trim()
    .split(/\n\n+/)
    .map((text, index) => {
      const from = startOf(chapters[index].at) + LEAD_SECONDS
      const wav = join(dir, `${index}.wav`)
      return { text, from, wav, seconds: speak(text, ends[index] - from, wav) }
    })
  const delayed = spoken.map(
    ({ from }, index) => `[${index + 1}]adelay=${Math.round(from * 1000)}[a${index}]`,
  )
  const mixed = `${spoken.map((_, index) => `[a${index}]`).join('')}amix=inputs=${spoken.length}:normalize=0`
  const narrated = join(dir, 'narrated.mp4')
  run('ffmpeg', [
    ...['-loglevel', 'error', '-y', '-i', video, ...spoken.flatMap(({ wav }) => ['-i', wav])],
    ...[
      '-filter_complex',
      `${delayed.join(';')};${mixed},lowpass=f=7000,loudnorm=I=-18,aresample=16000,apad[voice]`,
    ],
    ...['-map', '0:v', '-map', '[voice]', '-c:v', 'copy', '-c:a', 'aac', '-b:a', '20k', '-ac', '1'],
    ...['-metadata:s:a:0', 'language=vie', '-movflags', '+faststart', '-t', String(ends.at(-1)), narrated],
  ])
  writeFileSync(video, readFileSync(narrated))
  writeFileSync(join(FOLDER, captions), toCaptions(spoken))
  process.stdout.write(`${name}: ${spoken.length} paragraphs\n`)
}

const wanted = process.argv.slice(2)
const names = readdirSync(FOLDER).flatMap((name) =>
  name.endsWith('.md') ? [name.slice(0, -'.md'.length)] : [],
)
const dir = mkdtempSync(join(tmpdir(), 'narrate-'))
try {
  for (const name of names) if (wanted.length === 0 || wanted.includes(name)) narrate(name, dir)
} finally {
  rmSync(dir, { recursive: true })
}
