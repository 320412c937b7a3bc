import { vi } from 'vitest';

// One worker runs many files, because a process and a jsdom for each take longer than their tests: only React, the
// libraries and the window stay. A file has modules of its own, with its own stand-ins, and an empty page.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.head.replaceChildren();
document.body.replaceChildren();
history.replaceState(null, '', '/');
