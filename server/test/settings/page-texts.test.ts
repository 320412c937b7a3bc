import { expect, it } from 'vitest';
import {
  editedPages,
  LANGUAGE_HEADER,
  mapTexts,
  type Locale,
  type Setting,
  type StandardPages,
  type WrittenPage,
} from '@dealership/shared';
import { signIn } from '../support/people/people.ts';
import { sendRaw } from '../support/requests/raw-http.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { useTwoServers } from '../support/server/two-servers.ts';

const servers = useTwoServers({ hasSite: true });

const written: WrittenPage = {
  title: { en: 'Forty years of {name}' },
  lead: { en: 'Between the bridge and {city}.' },
  sections: [
    {
      heading: { en: 'Our story', bn: 'আমাদের কথা' },
      inShort: { en: '' },
      look: 'years',
      body: { en: '- 1986: A shed: </script><b>bold</b>' },
    },
    { heading: { en: 'Our story' }, inShort: { en: '' }, look: 'ticks', body: { en: 'Again.' } },
  ],
};

async function pageOf({ url }: TestServer, path: string): Promise<string> {
  return (await sendRaw(url, { path })).text;
}

async function save(page: Setting['name'], value: unknown) {
  const owner = await signIn(servers.first);
  const { body } = await owner.send<{ settings: Setting[] }>('GET', '/api/settings');
  const { branch, version } = body.settings.find(({ name }) => name === page)!;
  const changes = [{ branch, name: page, version, value }];
  return owner.send<{ fields?: object }>('PATCH', '/api/settings', { changes });
}

it('a page shows what the dealership has written, with the next request on every server', async () => {
  const { first, second } = servers;
  expect(await pageOf(second, '/amc')).toContain('A year without worries');
  const answer = await save('amc', written);
  expect(answer.status, answer.text).toBe(200);
  const title = 'Forty years of Teesta Two-Wheelers';
  for (const server of [first, second]) {
    const page = await pageOf(server, '/amc');
    expect(page).toContain('<meta name="description" content="Between the bridge and Siliguri.">');
    expect(page).toContain(`"title":"${title}"`);
    expect(page).not.toContain('</script><b>');
    expect(page).not.toContain('A year without worries');
    expect(JSON.parse(await pageOf(server, '/api/pages/amc'))).toEqual({
      title,
      lead: 'Between the bridge and Siliguri.',
      sections: [
        {
          id: 'our-story',
          heading: 'Our story',
          inShort: '',
          look: 'years',
          blocks: [{ items: [['1986', 'A shed', '</script><b>bold</b>']] }],
        },
        {
          id: 'our-story-2',
          heading: 'Our story',
          inShort: '',
          look: 'ticks',
          blocks: [{ text: 'Again.' }],
        },
      ],
    });
  }
  // Back to the text of the product.
  expect((await save('amc', null)).status).toBe(200);
  expect(await pageOf(first, '/amc')).toContain('A year without worries');
  expect((await sendRaw(first.url, { path: '/api/pages/home' })).status).toBe(404);
});

it('a page that the dealership has written is shown in each language as far as it is translated', async () => {
  const { second } = servers;
  const translated = {
    ...written,
    title: { en: 'Forty years of {name}', bn: '{name}-এর চল্লিশ বছর', hi: '' },
  };
  expect((await save('about', translated)).status).toBe(200);
  const shownIn = async (locale: Locale) => {
    const headers = { [LANGUAGE_HEADER]: locale };
    return JSON.parse((await sendRaw(second.url, { path: '/api/pages/about', headers })).text) as {
      title: string;
    };
  };
  const [story] = written.sections;
  expect(await shownIn('bn')).toMatchObject({
    title: 'Teesta Two-Wheelers-এর চল্লিশ বছর',
    lead: 'Between the bridge and Siliguri.',
    sections: [{ heading: story?.heading.bn }, { heading: 'Our story' }],
  });
  expect(await shownIn('hi')).toMatchObject({
    title: 'Forty years of Teesta Two-Wheelers',
    sections: [{ heading: 'Our story' }, { heading: 'Our story' }],
  });
});

it('a page whose English is the product’s has the product’s translation', async () => {
  const owner = await signIn(servers.first);
  const { about } = (await owner.send<StandardPages>('GET', '/api/standardPages')).body;
  const english = mapTexts(about, ({ en }) => ({ en }));
  expect((await save('about', { ...english, title: { en: 'Ours' } })).status).toBe(200);
  const headers = { [LANGUAGE_HEADER]: 'bn' };
  const { text } = await sendRaw(servers.second.url, { path: '/api/pages/about', headers });
  const shown = JSON.parse(text) as { title: string; sections: { heading: string }[] };
  expect(shown.title).toBe('Ours');
  expect(shown.sections[0]?.heading).toBe(about.sections[0]?.heading.bn);
});

it('tells staff the pages as they come with the product, in all languages', async () => {
  const owner = await signIn(servers.first);
  const { body } = await owner.send<Record<string, WrittenPage>>('GET', '/api/standardPages');
  expect(Object.keys(body)).toEqual([...editedPages]);
  expect(body['privacy-policy']?.title).toEqual({
    en: 'What we know about you',
    bn: expect.stringMatching(/\p{Script=Bengali}/u) as string,
    hi: expect.stringMatching(/\p{Script=Devanagari}/u) as string,
  });
});

it.each<[unknown, string]>([
  [{ ...written, title: { en: 'Us', hi: 'x'.repeat(81) } }, 'about.title.hi'],
  [{ ...written, lead: { en: '', bn: '{nmae}' } }, 'about.lead.bn'],
  [{ ...written, title: { en: ' ' } }, 'about.title.en'],
  [{ ...written, title: { bn: 'আমরা' } }, 'about.title.en'],
  [{ ...written, lead: { en: 'x'.repeat(401) } }, 'about.lead.en'],
  [{ ...written, lead: { en: 'Ask {nmae}.' } }, 'about.lead.en'],
  [{ ...written, sections: [{ ...written.sections[1], look: 'loud' }] }, 'about.sections.0.look'],
  [
    { ...written, sections: [{ ...written.sections[1], body: { en: 'x'.repeat(4001) } }] },
    'about.sections.0.body.en',
  ],
  [{ ...written, sections: Array<unknown>(31).fill(written.sections[1]) }, 'about.sections'],
  ['<h1>About</h1>', 'about'],
])('a text that cannot be is refused by its field: %#', async (value, field) => {
  const answer = await save('about', value);
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({ [field]: expect.stringMatching(/^[A-Z]/) as string });
});
