import { readFileSync } from 'node:fs';

// Preloaded into a server whose clock a test moves, by the ms in the file that MOVED_CLOCK names.
const now = Date.now;
Date.now = () => now() + Number(readFileSync(process.env.MOVED_CLOCK ?? '', 'utf8'));
