import { readFileSync } from 'node:fs';

/** Process ids of a process' children; Linux only. */
export function childrenOf(id: number): string[] {
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean);
}

/** Children of this process whose command names a program. */
export function childrenNamed(program: string): string[] {
  return childrenOf(process.pid).filter((id) =>
    readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(program),
  );
}
