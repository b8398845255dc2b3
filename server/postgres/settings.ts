import type { EndPatience } from './ending.ts'

export type ClusterOptions = {
  maxConnections?: number
  /** For data that nobody will miss: what survives a power cut is given up for speed. */
  throwaway?: boolean
  /** Also on a loopback port, for whoever compares the two. */
  onPort?: boolean
  /** Which, where it had one before. */
  port?: number
  /** What is chosen for this start alone. */
  besides?: Record<string, string>
  /** Milliseconds that a start may take. */
  longestStart?: number
  /** Which PostgreSQL; else the one that comes along. */
  major?: number
  /** How long it may take to stop. */
  end?: EndPatience
}

/** Asked of the running server before anything is trusted to it. */
export const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

/** What waits to be archived may take up so much of the disk, and no more. */
const archived = { max_slot_wal_keep_size: '4GB' }

const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
}

const always = {
  password_encryption: 'scram-sha-256',
  shared_buffers: '128MB',
  jit: 'off',
  // Short statements only; and parallel workers need more shared memory than a container gives.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // What people type and whom they log in as never reaches the log.
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_parameter_max_length: '0',
  // Nor what their rows hold, which a refusal quotes; whoever sent the statement is told.
  log_error_verbosity: 'terse',
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

export const settings = ({ maxConnections = 60, throwaway = false, besides }: ClusterOptions): Record<string, string> => ({
  ...always,
  max_connections: String(maxConnections),
  ...(throwaway ? careless : { ...durable, ...archived }),
  ...besides,
})
