import './ui/tokens.css';
import './ui/dense.css';
import './ui/base.css';
import { afterPaint } from './lib/after-paint.ts';
import { refetchStyles } from './lib/refetch-styles.ts';

refetchStyles();
afterPaint(() => import('./app/admin-start.tsx'));
