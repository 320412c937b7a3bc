import type { ModelDetail, Setting } from '@dealership/shared';

/** Makes one call as an owner; fails unless it succeeds. */
type Ask = (call: { method: string; path: string; body?: object }) => Promise<unknown>;

interface ContentList {
  items: { id: number; version: number }[];
}

interface Settings {
  settings: Setting[];
}

/** Words in Bengali and Hindi of an offer, a model, a page and a lost reason. */
export async function translate(ask: Ask): Promise<void> {
  const read = (path: string) => ask({ method: 'GET', path });
  const change = (path: string, body: object) => ask({ method: 'PATCH', path, body });
  const { items } = (await read('/api/content/offers')) as ContentList;
  const [{ id, version } = { id: 0, version: 0 }] = items;
  const title = { en: 'Durga Puja', bn: 'দুর্গাপুজো, র‍্যালি', hi: 'दुर्गा पूजा' };
  await change(`/api/content/offers/${id}`, { version, title });

  const path = '/api/vehicles/1';
  const { sections } = (await read(path)) as ModelDetail;
  const features = sections.find(({ section }) => section === 'features');
  const value = [
    {
      heading: { en: 'Lamp', bn: 'বাতি', hi: 'बत्ती' },
      description: { en: 'Bright.', bn: 'উজ্জ্বল।' },
      image: '',
    },
  ];
  await change(`${path}/sections/features`, { version: features?.version, value });
  const versions = { features: (features?.version ?? 0) + 1 };
  await ask({ method: 'POST', path: `${path}/publish`, body: { versions } });

  const { settings } = (await read('/api/settings')) as Settings;
  const page = {
    title: { en: 'About {name}', bn: '{name} সম্পর্কে' },
    lead: { en: 'Since 1986.', hi: '1986 से।' },
    sections: [
      { heading: { en: 'Story' }, inShort: { en: '' }, look: 'ticks', body: { en: 'A shed.' } },
    ],
  };
  const reasons = (settings.find(({ name }) => name === 'lostReasons')?.value ?? []) as object[];
  const reason = { key: 'no-papers', label: { en: 'No papers', bn: 'কাগজ নেই', hi: 'काग़ज़ नहीं' } };
  const wanted = new Map<string, object>([
    ['about', page],
    ['lostReasons', [...reasons, reason]],
  ]);
  const changes = settings.flatMap(({ branch, name, version: seen }) => {
    const now = wanted.get(name);
    return now === undefined ? [] : [{ branch, name, version: seen, value: now }];
  });
  await change('/api/settings', { changes });
}
