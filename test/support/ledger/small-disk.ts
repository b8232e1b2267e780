import { spawnSync } from 'node:child_process'

const IN_NAMESPACE = ['unshare', '-rm', 'sh', '-c'] as const

/** Whether this account may mount a file system that only its own processes see. */
export const CAN_MOUNT =
  spawnSync(IN_NAMESPACE[0], [...IN_NAMESPACE.slice(1), 'mount -t tmpfs tmpfs /mnt']).status === 0

/** The words before a program that mount a disk of 1 MiB at its `DATA_DIR`, on which `prepare` runs first. */
export const onSmallDisk = (prepare: string): ReadonlyArray<string> => [
  ...IN_NAMESPACE,
  `mount -t tmpfs -o size=1m tmpfs "$DATA_DIR"; ${prepare}; exec "$@"`,
  'sh',
]
