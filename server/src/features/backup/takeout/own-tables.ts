import type { Tables } from '../../../db/schema.ts';
import type { TakeoutTables } from './takeout-columns.ts';

const OF_THE_MOMENT = 'Only of the moment: it is of no use elsewhere.';
const SECRET = 'Secrets of signing in.';
const OF_THE_PROGRAM = 'The program keeps it for itself.';
const version = ['number', 'Changes so far.'] as const;
const userId = ['text', 'user_id in admin_users.'] as const;
const position = ['number', 'Order in lists.'] as const;

const picture = {
  id: ['number', 'Grows with time.'],
  image: ['text', 'Its picture, path in pictures.'],
  width: ['number', 'In pixels.'],
  height: ['number', 'In pixels.'],
  placeholder: ['left out', 'A blurred copy of the picture.'],
  created_at: ['moment', 'When it was added.'],
  starts_at: ['moment', 'When it is first shown.'],
  ends_at: ['moment', 'Until when it is shown.'],
  deleted_at: ['moment', 'When it was deleted.'],
  position,
  version,
} as const;

/** Models, content, settings and staff. */
export const ownTables = {
  vehicles: {
    about: 'The models.',
    columns: {
      id: ['number', 'Other files name the model by it.'],
      type: ['text', 'motorcycle or scooter.'],
      model_key: ['text', 'Its name without blanks, in small letters.'],
      bike_name: ['text', 'Its first name.'],
      name: ['text', 'As visitors read it.'],
      slug: ['text', 'In addresses.'],
      status: ['yes or no', 'Whether it is on sale.'],
      position,
      document: ['JSON', 'All that is published about it: variants, prices, colours, figures.'],
      publish_at: ['moment', 'When its draft is published.'],
      publish_by: ['text', 'Who planned that, user_id in admin_users.'],
      publish_versions: ['JSON', 'Versions of the sections to publish then.'],
      deleted_at: ['moment', 'When it was deleted.'],
    },
  },
  vehicle_sections: {
    about: 'Drafts of models, by section.',
    columns: {
      id: ['number', 'Grows with time.'],
      vehicle_id: ['number', 'id in vehicles.'],
      section: ['text', 'Name of the section.'],
      version,
      draft: ['JSON', 'Empty: there is no draft.'],
      user_id: userId,
      saved_at: ['moment', 'When it was last saved.'],
      request_key: ['left out', 'Only recognises a request that is sent twice.'],
    },
  },
  planned_prices: {
    about: 'Prices from a later day on.',
    columns: {
      id: ['number', 'Grows with time.'],
      vehicle_id: ['number', 'id in vehicles.'],
      valid_from: ['day', 'The first day.'],
      prices: ['JSON', 'In paise, by the part of the model.'],
      user_id: userId,
    },
  },
  stock: {
    about: 'Which variant is there in which colour.',
    columns: {
      id: ['number', 'Grows with time.'],
      vehicle_id: ['number', 'id in vehicles.'],
      part: ['text', 'The variant.'],
      colour_id: ['number', '0: the model has no colours.'],
      stock: ['text', 'What is said of it.'],
      user_id: userId,
      changed_at: ['moment', 'When it was said.'],
    },
  },
  counters: {
    about: 'The highest numbers given so far.',
    columns: { name: ['text', 'What is numbered.'], value: ['number', 'The highest number.'] },
  },
  pictures: {
    about: 'The uploaded pictures. The file of a row is pictures/, then the last part of its path.',
    columns: {
      id: ['number', 'Grows with time.'],
      path: ['text', 'Other files name the picture by it.'],
      width: ['number', 'In pixels.'],
      height: ['number', 'In pixels.'],
      placeholder: ['left out', 'A blurred copy of the picture.'],
      alt: ['JSON', 'Its description, by language.'],
      focus_x: ['number', 'The point that stays in sight, in percent from the left.'],
      focus_y: ['number', 'The same, from the top.'],
      version,
      user_id: userId,
      created_at: ['moment', 'When it was uploaded.'],
    },
  },
  banners: {
    about: 'Wide pictures of the home page.',
    columns: { ...picture, model_key: ['text', 'model_key in vehicles.'] },
  },
  offers: {
    about: 'Offers of the website.',
    columns: {
      ...picture,
      texts: ['JSON', 'Title and description, by language.'],
      model_key: ['text', 'model_key in vehicles.'],
    },
  },
  notifications: { about: 'Pictures that pop up on the home page.', columns: picture },
  gallery_images: { about: 'Pictures of the gallery.', columns: picture },
  dealers: {
    about: 'The branches; what is said of them is in settings.',
    columns: {
      id: ['number', 'settings name the branch by it.'],
      position,
      is_shown: ['yes or no', 'Whether visitors see it.'],
      deleted_at: ['moment', 'When it was deleted.'],
    },
  },
  settings: {
    about: 'What is set: names, hours, rates, texts of pages.',
    columns: {
      id: ['number', 'Grows with time.'],
      dealer_id: ['number', 'id in dealers; 0: the dealership as a whole.'],
      name: ['text', 'What is set.'],
      value: ['JSON', 'The value.'],
      version,
      is_sample: ['yes or no', 'Whether it is still the value of the demo.'],
    },
  },
  history: {
    about:
      'Earlier values of models, content, settings and templates; the last of a template is its present one.',
    columns: {
      id: ['number', 'Grows with time.'],
      kind: ['text', 'What was changed.'],
      subject: ['text', 'Which of them.'],
      number: ['number', 'Grows with each entry of the same subject.'],
      value: ['JSON', 'Before and after; of a template the text.'],
      user_id: ['text', 'user_id in admin_users; empty: it came with the product.'],
      created_at: ['moment', 'When it was changed.'],
    },
  },
  admin_users: {
    about: 'The accounts of staff, without anything to sign in with.',
    columns: {
      user_id: ['text', 'Other files name the person by it.'],
      password_hash: ['left out', SECRET],
      user_name: ['text', 'Name of the person.'],
      mobile_no: ['text', 'Of the person.'],
      email: ['text', 'Of the person.'],
      city: ['text', 'Of the person.'],
      is_active: ['yes or no', 'Whether the account may be used.'],
      expire_date: ['day', 'Its last day.'],
      created_at: ['moment', 'When it was added.'],
      last_login_at: ['moment', 'When it was last signed in to.'],
      role: ['text', 'owner, manager, sales, service, content or viewer.'],
      kinds: ['text', 'Kinds of enquiries that were chosen for it, with commas between them.'],
      dealer_id: ['number', 'id in dealers: where the person works.'],
      branches: [
        'text',
        'ids in dealers whose enquiries the person reads, with commas between them; empty: all.',
      ],
      version,
      last_seen_at: ['moment', 'Time of the last request.'],
      on_duty_until: ['moment', 'Until when the person is on duty.'],
      takes_turns: ['yes or no', 'Whether new enquiries come to the person in turn.'],
      last_turn_at: ['moment', 'When the last one came.'],
      desk_seen_at: ['moment', 'When the person was last at the desk.'],
      desk_before_at: ['moment', 'When the visit before ended.'],
      language: ['text', 'Language of the screens.'],
    },
  },
  api_keys: {
    about: 'The keys for other programs, without anything to use them with.',
    columns: {
      id: ['number', 'Grows with time.'],
      name: ['text', 'Name of the program.'],
      rights: ['text', 'What it may do, with commas between them.'],
      kinds: ['text', 'Kinds of enquiries, with commas between them.'],
      dealer_id: ['number', 'id in dealers; empty: all branches.'],
      expire_date: ['day', 'Its last day.'],
      hash: ['left out', SECRET],
      begins: ['text', 'Its first characters.'],
      made_by: userId,
      made_at: ['moment', 'When it was made.'],
      used_at: ['moment', 'When it was last used.'],
      revoked_at: ['moment', 'When it was revoked.'],
    },
  },
  webhooks: {
    about: 'Addresses of programs that get news of enquiries.',
    columns: {
      id: ['number', 'Grows with time.'],
      address: ['left out', 'A part of it may be a secret of the program.'],
      topics: ['text', 'What it gets, with commas between them.'],
      secret: ['left out', SECRET],
      is_personal: ['yes or no', 'Whether names and numbers are sent.'],
      made_by: userId,
      made_at: ['moment', 'When it was added.'],
    },
  },
  role_rules: {
    about: 'Rules for everybody in a role.',
    columns: {
      role: ['text', 'The role.'],
      second_factor: ['yes or no', 'Whether it needs a second factor.'],
    },
  },
  alert_choices: {
    about: 'Which alerts each person wants.',
    columns: {
      user_id: userId,
      choices: ['JSON', 'Empty: the usual ones.'],
      last_alert_at: ['moment', 'When the last one was sent.'],
      digest_day: ['text', 'Day of the last morning list.'],
      week_day: ['text', 'Week of the last weekly figures.'],
    },
  },
  days_off: {
    about: 'Days off.',
    columns: {
      id: ['number', 'Grows with time.'],
      user_id: userId,
      first_day: ['day', 'The first day off.'],
      last_day: ['day', 'The last day off.'],
      taker: ['text', 'Who takes the open work, user_id in admin_users; empty: the queue.'],
      begun_at: ['moment', 'When the work was handed over.'],
    },
  },
  audit_events: {
    about: 'Who did what, when.',
    columns: {
      id: ['number', 'Grows with time.'],
      user_id: ['text', 'user_id in admin_users; empty: unknown.'],
      action: ['text', 'What was done.'],
      what: ['text', 'To what it was done.'],
      created_at: ['moment', 'When.'],
      reference_list: ['text', 'References of the enquiries, with blanks between them.'],
    },
  },
  account_notices: OF_THE_MOMENT,
  passkeys: SECRET,
  authenticator_apps: SECRET,
  recovery_codes: SECRET,
  spent_challenges: SECRET,
  password_links: SECRET,
  sessions: SECRET,
  login_devices: SECRET,
  calendar_links: SECRET,
  login_failures: SECRET,
  export_tickets: SECRET,
  push_keys: SECRET,
  push_devices: SECRET,
  outbox: OF_THE_MOMENT,
  daily_work: OF_THE_PROGRAM,
  known_day: OF_THE_PROGRAM,
  revisions: OF_THE_PROGRAM,
  database_identity: OF_THE_PROGRAM,
  last_backup: OF_THE_PROGRAM,
} satisfies Partial<TakeoutTables<keyof Tables>>;
