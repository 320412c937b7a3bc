import '../../ui/dense.css';
import '../../ui/parts.css';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { showToast } from '../../lib/toasts/toasts.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { CheckboxField, Choice, Field, FieldGroup } from '../../ui/forms/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { DataList } from '../../ui/lists/data-list.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { OpenNow } from '../../ui/open-now.tsx';
import { Carousel } from '../../ui/pictures/carousel.tsx';
import { Magnifier } from '../../ui/pictures/magnifier.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './design-system.module.css';

const colours =
  'paper paper-deep surface ink ink-soft on-ink on-ink-soft line line-strong signal signal-strong on-signal danger danger-paper success success-paper focus';

const buttons = (variant: 'primary' | 'secondary' | 'quiet') => (
  <div className="line">
    <Button variant={variant}>Send</Button>
    <Button variant={variant} busy>
      Sending…
    </Button>
    <Button variant={variant} disabled>
      Send
    </Button>
  </div>
);

type Said = Pick<ComponentProps<typeof Field>, 'hint' | 'error'>;

const input = (said: Said, attributes: ComponentProps<'input'> = {}) => (
  <Field label="Name" {...said}>
    {(props) => <input {...props} {...attributes} />}
  </Field>
);

const select = (said: Said) => (
  <Field label="Model" {...said}>
    {(props) => (
      <select {...props}>
        <option>Choose…</option>
      </select>
    )}
  </Field>
);

const checkbox = (error?: string) => (
  <CheckboxField label="I agree to be called" error={error}>
    {(props) => <input {...props} type="checkbox" />}
  </CheckboxField>
);

const radios = (error?: string) => (
  <FieldGroup label="Service type" error={error}>
    {['Paid', 'Free'].map((text) => (
      <Choice key={text} label={text}>
        {(props) => <input {...props} type="radio" name={`service ${error}`} />}
      </Choice>
    ))}
  </FieldGroup>
);

const parts = ['Engine', 'Transmission', 'Tyres & Brakes'].map((title) => ({
  key: title,
  title,
  label: title,
  content: <p>What there is to say about it.</p>,
}));

const slides = Array.from({ length: 8 }, (_, index) => ({
  key: String(index),
  content: <div className={styles.slide}>{index + 1}</div>,
}));

const picture = {
  picture: { path: '/pictures/cb350/side.webp', width: 1280, height: 960, placeholder: '#b3b5b8' },
  alt: 'CB350',
  sizes: '(width < 640px) 100vw, 380px',
};
const missing = { ...picture.picture, path: '/pictures/no-such-model/side.webp' };

const table = {
  label: 'Enquiries',
  height: 'rows' as const,
  header: ['Name', 'Mobile', 'Message'],
  cells: [
    ['Asha Rai', '9832012345', ''],
    ['অনির্বাণ রায়', '9832012346', 'When can I come for a test ride? Saturday would be best.'],
  ],
  rowKeys: ['1', '2'],
};

/** Examples by section, and within it by part and state. */
const sections: Record<string, Record<string, ReactNode>> = {
  Foundations: {
    'Colours (tokens.css)': (
      <ul>
        {colours.split(' ').map((name) => (
          <li key={name}>
            <svg viewBox="0 0 9 2">
              <path fill={`var(--${name})`} d="M0 0h9v2H0z" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    ),
    'Display type: names, prices, headings': <h2>Hornet 2.0 · ₹ 1,47,268</h2>,
    'Text type, with a link': <a href="#Fields">Every price is beside its model.</a>,
  },
  'Buttons and links': {
    'Button, primary: ready, busy, disabled': buttons('primary'),
    'Button, secondary': buttons('secondary'),
    'Button, quiet': buttons('quiet'),
    'Buttons on a dark ground': buttons('secondary'),
    'ButtonLink, with an icon': (
      <ButtonLink href="tel:+911234567890">
        <Icon name="phone" />
        Call
      </ButtonLink>
    ),
    'Link in the look of a button': (
      <Link to="/" className={buttonClass('secondary')}>
        Home
      </Link>
    ),
  },
  Fields: {
    'Field, empty': input({}),
    'Field, with a hint': input({ hint: 'Optional' }),
    'Field, with a mistake': input({ error: 'Name is required' }),
    'Field, its answer given': input({}, { readOnly: true, defaultValue: 'Asha Rai' }),
    'Field, disabled': input({}, { disabled: true, defaultValue: 'Asha Rai' }),
    'Field, dense (back office)': <div data-density="dense">{input({}, { type: 'date' })}</div>,
    'Select, empty': select({}),
    'Select, with a hint': select({ hint: 'Optional' }),
    'Select, with a mistake': select({ error: 'Model is required' }),
    'Text area': <Field label="Message">{(props) => <textarea {...props} rows={3} />}</Field>,
    Checkbox: checkbox(),
    'Checkbox, with a mistake': checkbox('Please agree'),
    'Radio buttons': radios(),
    'Radio buttons, with a mistake': radios('Service type is required'),
  },
  'Tabs, accordion, dialog, toasts': {
    Tabs: <Tabs label="Parts" tabs={parts} />,
    Accordion: <Accordion sections={parts} />,
    'Dialog: Escape, a press beside it, and the button close it': <OpenedDialog />,
    Toasts: (['success', 'error', 'warning', 'info'] as const).map((kind) => (
      <Button key={kind} onClick={() => void showToast(kind, `This is: ${kind}`)}>
        {kind}
      </Button>
    )),
    'Menu button': (
      <MenuButton label="Menu of the user" items={[{ label: 'Profile', onSelect: () => {} }]}>
        Asha Rai
      </MenuButton>
    ),
    Breadcrumb: <Breadcrumb parents={[{ text: 'Motorcycles', to: '/motorcycle' }]} here="CB350" />,
    'Price, medium': <Price rupees={201285} />,
    'Price, large, of a variant': <Price rupees={201285} prefix="DLX Pro" size="large" />,
    'Price of a part': <Price rupees={1450} isExShowroom={false} />,
    'Open now': <OpenNow />,
    'Open now, on a dark ground': <OpenNow />,
  },
  'Carousels and pictures': {
    'Carousel that wraps, with dots': (
      <Carousel label="Features" ends="wrap" perView={[2, 3]} items={slides} />
    ),
    'Strip that stops at its ends, arrows at the sides': (
      <Carousel label="Models" ends="stop" controls="sides" hasDots={false} items={slides} />
    ),
    'Carousel that turns without a press, controls over it': (
      <Carousel label="Banners" ends="wrap" rotateEveryMs={5000} controls="over" items={slides} />
    ),
    'Carousel of one: nothing to turn': (
      <Carousel label="One" ends="wrap" items={slides.slice(0, 1)} />
    ),
    'Picture, cut out': <Picture {...picture} isCutOut />,
    'Picture, on its way or on a ground of its own': <Picture {...picture} />,
    'Picture that cannot be loaded': <Picture {...picture} picture={missing} isCutOut />,
    Magnifier: <Magnifier {...picture} isCutOut />,
  },
  'Tables, paging, failures': {
    Table: <DataList {...table} />,
    'Table, newer rows on their way': <DataList {...table} isBusy />,
    'Table, empty': <DataList {...table} cells={[]} rowKeys={[]} empty="No records found" />,
    Pager: <TurnedPager />,
    'Load failure, with Retry': (
      <LoadFailure text="The models could not be loaded." onRetry={() => {}} />
    ),
    'Load failure, for good': <LoadFailure text="There is no such model." />,
  },
};

/**
 * Every part of `ui/` in all its states, for developers who build a page or change a part. Only in
 * development (`npm run dev`, then /design-system): main.tsx loads it, and no built file contains it.
 */
export function DesignSystemPage() {
  return (
    <main className={styles.page}>
      <title>Design system</title>
      <h1>Design system</h1>
      {Object.entries(sections).map(([title, specimens]) => (
        <details key={title} id={title} open>
          <summary>{title}</summary>
          {Object.entries(specimens).map(([name, specimen]) => (
            <figure key={name} data-dark={name.endsWith('dark ground') || undefined}>
              <figcaption>{name}</figcaption>
              {specimen}
            </figure>
          ))}
        </details>
      ))}
    </main>
  );
}

function OpenedDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="A dialog" closeLabel="Close" onClose={() => setOpen(false)}>
          <p>The focus stays inside, and goes back to where it came from.</p>
        </Dialog>
      )}
    </>
  );
}

function TurnedPager() {
  const [page, setPage] = useState(1);
  return <Pager page={page} totalPages={3} onChange={setPage} />;
}
