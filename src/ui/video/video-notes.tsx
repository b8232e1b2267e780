import { clockText } from '../../domain/text/clock-text'
import { hasSyntheticVoice } from '../../domain/video/shown-video'
import type { Video } from '../../domain/video/video'
import { VIDEO_COPY } from '../copy/video'
import { ChevronDownIcon } from '../parts/icons'
import { SupplementNotice } from '../parts/supplement-notice'

type VideoNotesProps = {
  readonly video: Video
  readonly onChapter: (startSeconds: number) => void
}

const NotesBelow = ({ video: { chapters, transcript }, onChapter }: VideoNotesProps) => (
  <>
    {chapters.length > 0 && (
      <ol aria-label={VIDEO_COPY.chapters} className="screen-only mt-3 space-y-2">
        {chapters.map(({ startSeconds, title }) => (
          <li key={startSeconds}>
            <button
              type="button"
              onClick={() => onChapter(startSeconds)}
              className="flex min-h-11 w-full items-center gap-3 rounded-field bg-current/8 px-3 py-2 text-left hover:bg-current/15"
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
      <details className="group mt-3 border-t border-current/20">
        <summary className="-mx-2 flex min-h-12 cursor-pointer list-none items-center gap-2 px-2 font-semibold">
          {VIDEO_COPY.transcript}
          <span className="transition-transform group-open:rotate-180">
            <ChevronDownIcon />
          </span>
        </summary>
        <p className="max-w-prose pb-4 whitespace-pre-line">{transcript}</p>
      </details>
    )}
  </>
)

/** The notice that the law requires of the video, its chapters and its transcript. */
export const VideoNotes = ({ video, onChapter }: VideoNotesProps) => (
  <>
    {hasSyntheticVoice(video) && <p className="mt-1 text-sm">{VIDEO_COPY.syntheticVoice}</p>}
    {video.organisation !== '' && (
      <SupplementNotice organisations={[video.organisation]} className="mt-3 text-sm" />
    )}
    <NotesBelow video={video} onChapter={onChapter} />
  </>
)
