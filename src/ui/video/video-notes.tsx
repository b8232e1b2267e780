import type { Video } from '../../domain/news/video'
import { clockText } from '../../domain/text/clock-text'
import { VIDEO_COPY } from '../copy/video'

type VideoNotesProps = {
  readonly video: Video
  readonly onChapter: (startSeconds: number) => void
}

export const VideoNotes = ({ video: { chapters, transcript }, onChapter }: VideoNotesProps) => (
  <>
    {chapters.length > 0 && (
      <ol aria-label={VIDEO_COPY.chapters} className="mt-3 grid gap-1 sm:grid-cols-2">
        {chapters.map(({ startSeconds, title }) => (
          <li key={startSeconds}>
            <button
              type="button"
              onClick={() => onChapter(startSeconds)}
              className="flex min-h-11 w-full items-center gap-3 rounded-field bg-current/10 px-3 py-2 text-left hover:bg-current/20"
            >
              <span className="shrink-0 font-semibold tabular-nums text-amber-deep">
                {clockText(startSeconds)}
              </span>{' '}
              {title}
            </button>
          </li>
        ))}
      </ol>
    )}
    {transcript !== '' && (
      <details className="mt-3 border-t border-current/20">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{VIDEO_COPY.transcript}</summary>
        <p className="max-w-prose pb-4 whitespace-pre-line">{transcript}</p>
      </details>
    )}
  </>
)
