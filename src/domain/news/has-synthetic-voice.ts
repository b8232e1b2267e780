import type { VideoRecord } from './video'

/** Stands apart from the codec, so that the program does not need its library before it decodes anything. */
export const hasSyntheticVoice = ({ voice }: Pick<VideoRecord, 'voice'>): boolean => voice === 'synthetic'
