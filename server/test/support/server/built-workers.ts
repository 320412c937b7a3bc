import path from 'node:path';
import { vi } from 'vitest';
import { builtProgram } from './built-programs.ts';

// The shipped workers: from its sources a worker starts 0.3 s later, and one that draws 1.5 s.
vi.mock(import('../../../src/workers/find-program.ts'), () => ({
  findProgram: (program) => builtProgram(path.basename(program)),
}));
