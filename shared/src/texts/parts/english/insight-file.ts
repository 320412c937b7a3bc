import type { InsightFigure, InsightGroup, QuotedFigure } from '../../../desk/insights/figures.ts';
import { groupNames, monthText } from '../insight-words.ts';
import { englishKindNames } from './kind-names.ts';

/** An hour from 0 to 24: `10 am`. */
function clockHour(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** The words of Insights in files and on paper, in every language: a PDF's built-in fonts have Latin letters alone. */
export const insightFile = {
  title: 'Insights',
  all: 'All',
  groups: {
    kind: 'Type',
    model: 'Model',
    source: 'Source',
    person: 'Person',
    month: 'Month',
    hour: 'Hour of arrival',
    branch: 'Branch',
  } satisfies Record<InsightGroup, string>,
  figures: {
    arrived: 'Received',
    awaited: 'Needed an answer',
    answered: 'Answered',
    promised: 'Due',
    in_time: 'In time',
    reached: 'Reached',
    appointed: 'Appointments',
    missed: 'No-shows',
    done: 'Won',
    lost: 'Lost',
  } satisfies Record<InsightFigure, string>,
  quotations: {
    title: 'Quotations',
    what: 'Quotations',
    count: 'Number',
    note: 'Of the enquiries received in this period; versions of a quotation count as one.',
    figures: {
      made: 'Made',
      opened: 'Opened by the customer',
      accepted: 'Accepted',
      ended: 'Expired or withdrawn',
      won: 'Enquiries won after a quotation',
    } satisfies Record<QuotedFigure, string>,
  },
  share: 'In time, of those due',
  median: 'Typical first answer (opening minutes)',
  p90: '90 % answered within (opening minutes)',
  lostFor: 'Lost by reason',
  kinds: englishKindNames,
  group: groupNames({
    sources: {
      campaign: 'Campaign',
      search: 'Search engine',
      social: 'Social network',
      site: 'Another website',
      direct: 'Direct visit',
      'walk-in': 'Walk-in',
      phone: 'Phone call',
      whatsapp: 'WhatsApp',
      import: 'Imported lead',
      lead: 'Lead of another program',
    },
    none: {
      kind: 'Other',
      model: 'No model, or another one',
      source: 'Source not known',
      person: 'Unassigned',
      month: 'Other',
      hour: 'Other',
      branch: 'Other',
    },
    month: monthText('en-IN'),
    hour: (from) => `${clockHour(from)} – ${clockHour(from + 1)}`,
  }),
};
