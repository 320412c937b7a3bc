import { reportFileTexts as english } from '../../en/staff/report-file.ts';

export const reportFileTexts = english;
