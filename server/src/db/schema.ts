// In all tables instants (`at`, `…_at`, `…_until`) are epoch milliseconds, and days are `YYYY-MM-DD`.
import type {
  AppointmentState,
  CalendarScope,
  Channel,
  Consent,
  ConsentSource,
  EnquiryKind,
  MessageChannel,
  LeftOutReason,
  MessageFailure,
  MessageKind,
  AlertReason,
  Origin,
  PublicPageName,
  Status,
  Stock,
  tapWays,
  VehicleSectionName,
} from '@dealership/shared';
import type { Generated, GeneratedAlways } from 'kysely';

/** 0 or 1: neither engine has a boolean type. */
export type Flag = 0 | 1;

/** One row for every enquiry of every kind; `null` if the kind does not ask for the value or none was sent. */
export interface EnquiriesTable {
  id: Generated<number>;
  reference: string;
  kind: string;
  name: string | null;
  mobile: string | null;
  email: string | null;
  model: string | null;
  entered_model: string | null;
  message: string | null;
  pin_code: string | null;
  reason: string | null;
  registration_number: string | null;
  purchase_year: string | null;
  service_type: string | null;
  booking_date: string | null;
  loan_amount_paise: number | null;
  colour: string | null;
  variant: string | null;
  agreed: Flag | null;
  offer_id: number | null;
  /** Names of the ticked channels, joined by commas; `''` if none was ticked. */
  channels: string | null;
  notice_version: string | null;
  /** From `searchTextOf` in shared: the reports search in it. */
  search_text: string;
  /** `<kind>:<Idempotency-Key>`; its unique index makes a repeated submission harmless. */
  submission_key: string | null;
  /** SHA-256 of the body that was sent with the key. */
  submission_hash: string | null;
  created_at: number;
  /** How its sender came to the site (`SiteVisit` of shared); unknown parts are `null`. */
  visit_page: string | null;
  visit_referrer: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_term: string | null;
  utm_content: string | null;
  /** The language of the form (`Locale` of shared); `null`: not known. */
  language: string | null;
}

/** State of an enquiry on the desk: one row for each, stored with it. */
export interface DeskTable {
  enquiry_id: number;
  kind: EnquiryKind;
  /** `created_at` of the enquiry. */
  arrived_at: number;
  origin: Origin;
  /** `null`: the desk has not processed it yet. */
  customer_id: number | null;
  status: Status;
  /** `before`: it came before there was a desk, and nobody has touched it since. */
  standing: 'open' | 'closed' | 'before';
  /** User id of the person who answers it; `null`: it waits in the queue of its kind. */
  assignee: string | null;
  /** When the next step is due; `null`: none is, or no time is promised. */
  next_at: number | null;
  /** When the first answer was due; `null`: nothing was promised. */
  due_at: number | null;
  critical_at: number | null;
  /** The time that the sender was promised: `due_at`; `null`: none. */
  promised_at: number | null;
  /** Channels that still have to send its arrival, and an HMAC of the network (`createUntoldMark`); `null`: none. */
  untold: string | null;
  /** Which step of an unanswered enquiry comes next (`Stage`), and when; `null`: none. */
  stage: 'arrived' | 'promised' | 'returned' | 'critical' | 'answered';
  check_at: number | null;
  /** When somebody first tried to reach the customer. */
  attempted_at: number | null;
  /** Calls in a row without an answer. */
  tries: number;
  /** With `HH:MM`, if a time was agreed. */
  appointment_day: string | null;
  appointment_time: string | null;
  appointment_state: AppointmentState | null;
  closed_at: number | null;
  /** Key of a `LostReason`. */
  lost_reason: string | null;
  last_event_at: number;
  /** Grows with every step. */
  version: number;
  /** A `Source` of shared; `null`: it is not known. */
  source: string | null;
  /** Whether Insights counts it. */
  counted: Flag | null;
  /** `lettersOf` the model that was sent. */
  model_letters: string | null;
  /** Whole opening minutes until somebody first tried to reach the customer. */
  answer_minutes: number | null;
  /** When staff first spoke to the customer, first agreed on an appointment, and the customer first did not come. */
  reached_at: number | null;
  appointed_at: number | null;
  missed_at: number | null;
  /** The branch that answers it; it may have been deleted since, and then the first one does (`moveFromDeleted`). */
  dealer_id: Generated<number>;
  /** All values that Insights counts, written by the database; `null`: the enquiry is not counted. */
  facts: GeneratedAlways<string | null>;
}

/** An event of an enquiry's timeline; rows are only added. The arrival has no row: it is in the enquiry itself. */
export interface DeskEventsTable {
  id: Generated<number>;
  enquiry_id: number;
  at: number;
  /** `kind` of an `EventContent` of shared. */
  kind: string;
  /** User id of the person who did it; `''`: the desk did it automatically. */
  user_id: string;
  /** JSON: the values of the step, and the state of the enquiry before it. */
  detail: string;
  /** Key of the `LostReason` that was given. */
  reason: string | null;
  /** Chosen by the sender; its unique index makes a repetition harmless. */
  request_key: string | null;
}

/** A person, known by a mobile number, or by an e-mail address if there is no number. */
export interface CustomersTable {
  id: Generated<number>;
  /** Ten digits, an e-mail address in lower case, or the reference of an enquiry that has neither. */
  contact: string;
  /** The main customer of whom this is a further number or address; never one that is joined itself. */
  joined_into: number | null;
  /** The customer that it was joined with, which may have been joined itself since. Separating removes this link. */
  joined_to: Generated<number | null>;
  note: string;
  /** A `CustomerLanguage` of shared, or `none`; `null`: not known. */
  language: Generated<string | null>;
  blocked_at: number | null;
  /** Grows with every change of note, block or joining. */
  version: number;
  created_at: number;
}

/** A proposal that two customers are the same person, by a colleague who may not join them. */
export interface JoinProposalsTable {
  id: Generated<number>;
  customer_id: number;
  other_id: number;
  /** User id of the person who proposed it. */
  user_id: string;
  at: number;
}

export interface DaysOffTable {
  id: Generated<number>;
  user_id: string;
  first_day: string;
  last_day: string;
  /** User id of the person who takes the open enquiries; `null`: the queue. */
  taker: string | null;
  /** When the open enquiries were handed over. */
  begun_at: number | null;
}

export interface DeskNoticesTable {
  id: Generated<number>;
  user_id: string;
  enquiry_id: number;
  why: AlertReason;
  at: number;
  seen_at: number | null;
  /** How many enquiries the person got at once; this row names the last of them. */
  count: Generated<number>;
  /** From when on it may be sent outside the back office; `null`: it has been sent, or must not be. */
  alert_at: Generated<number | null>;
}

/** A person's choices of alerts outside the back office, and the last ones sent. Their sender locks the row. */
export interface AlertChoicesTable {
  user_id: string;
  /** JSON (`AlertChoices`); `null`: the usual choices. */
  choices: string | null;
  /** When the last alert about enquiries was sent. */
  last_alert_at: Generated<number>;
  /** Day of the last alert at opening time, and week of the last weekly one (its Monday); `''`: none. */
  digest_day: Generated<string>;
  week_day: Generated<string>;
}

/** A step for many enquiries: answers a repeated request, can undo the step, and names the person to alert. */
export interface DeskBatchesTable {
  id: Generated<number>;
  /** Chosen by the sender; its unique index makes a repetition harmless. */
  request_key: string;
  /** SHA-256 (hex) of the whole request without the key. */
  digest: string;
  user_id: string;
  at: number;
  /** The last event of the desk before the step. */
  event_before: number;
  /** JSON of the answer, as far as the step is done. */
  answer: string;
  /** JSON of the answer to the undo, as far as it is done; `null`: it was not undone. */
  undone: string | null;
  /** User id of the person who gets an alert when the step can no longer be undone, and when they got it. */
  tells: string | null;
  told_at: number | null;
  /** JSON: ids of the enquiries that it changed. */
  ids: string;
  /** JSON: the remaining enquiries, and the step; `null`: none remain. */
  rest: string | null;
}

export interface VehiclesTable {
  id: Generated<number>;
  type: 'motorcycle' | 'scooter';
  /** `bike_name` without blanks, in lower case: the API's name of a model. */
  model_key: string;
  bike_name: string;
  name: string;
  slug: string;
  /** 1: on sale, 0: not. */
  status: Flag;
  /** Order in lists, from 1. */
  position: number;
  /** JSON: all other values of the model (`vehicle-row.ts`); `null`: it has not been published yet. */
  document: string | null;
  /** When the draft is published automatically, and the planner's user id; `null`: not planned. */
  publish_at: Generated<number | null>;
  publish_by: Generated<string | null>;
  /** JSON: versions of the sections to publish then, by name; `null`: not planned. */
  publish_versions: Generated<string | null>;
  /** `null`: it is not deleted. Its names stay taken while the row exists. */
  deleted_at: Generated<number | null>;
}

export interface VehicleSectionsTable {
  id: Generated<number>;
  vehicle_id: number;
  section: VehicleSectionName;
  /** Grows with every change, as a draft or published. */
  version: number;
  /** JSON; `null`: there is no draft. */
  draft: string | null;
  /** User id of the person who saved it last. */
  user_id: string;
  saved_at: number;
  /** Key of the last call that saved it: a repeated call has the same; `null`: the call had none. */
  request_key: string | null;
}

/** An uploaded picture; records name it by its path. */
export interface PicturesTable {
  id: Generated<number>;
  /** Server-relative; `Picture` in shared describes it and the next three columns. */
  path: string;
  width: number;
  height: number;
  placeholder: string;
  /** JSON of a `LocalText`: text for people who cannot see the picture. */
  alt: string;
  /** The point that stays visible where the picture is cropped, in percent from the left and the top. */
  focus_x: number;
  focus_y: number;
  /** Grows with every change of description or focus. */
  version: Generated<number>;
  /** User id of the uploader. */
  user_id: string;
  created_at: number;
}

/** Earlier values of a model, an item of content, a setting or a template; a template's last one is current. */
export interface HistoryTable {
  id: Generated<number>;
  /** A `Subject` of `history.ts`. */
  kind: string;
  subject: string;
  /** Grows with each entry of the same subject; for a template it is the version. */
  number: number;
  /** JSON: for a template a `Reply`, for others `before` and `after`, for a model also the section. */
  value: string;
  /** User id of the person who wrote it; the audit log has who published it. `''`: it came with the product. */
  user_id: string;
  created_at: number;
}

/** An item of content with a picture; `Picture` in shared describes its columns. */
export interface PictureTable {
  id: Generated<number>;
  /** Server-relative path. */
  image: string;
  width: number;
  height: number;
  placeholder: string;
  created_at: number;
  /** When it is first shown, and until when; `null`: from the first moment, without end. */
  starts_at: Generated<number | null>;
  ends_at: Generated<number | null>;
  deleted_at: Generated<number | null>;
  /** Order in lists; of equal positions the newest comes first. 0: it was never moved. */
  position: Generated<number>;
  /** Counts the changes, from 1. */
  version: Generated<number>;
}

export interface BannersTable extends PictureTable {
  /** `model_key` of the model that it shows; `null`: none. */
  model_key: string | null;
}

export interface OffersTable extends PictureTable {
  /** JSON of its title and its description, each a `LocalText`. */
  texts: string;
  /** `model_key` of the model that it is about; `null`: none. */
  model_key: string | null;
}

export interface AdminUsersTable {
  user_id: string;
  password_hash: string;
  user_name: string;
  mobile_no: string;
  email: string;
  city: string;
  is_active: Flag;
  /** Last day on which the account may be used; `null`: no end. */
  expire_date: string | null;
  created_at: number;
  /** Every login writes it, which locks the account until the login is stored. */
  last_login_at: Generated<number | null>;
  /** A `Role` of shared. */
  role: Generated<string>;
  /** Names of the kinds chosen for the person, joined by commas; they count if the role leaves a choice. */
  kinds: Generated<string>;
  /** Numbers of the branches whose enquiries the person reads, joined by commas; `''`: all. */
  branches: Generated<string>;
  /** The branch where the person works; `null`: no single branch. */
  dealer_id: Generated<number | null>;
  /** Grows with every change of the account, so that a change from an older version is refused. */
  version: Generated<number>;
  /** Time of the last request, to the minute; `null`: none yet. */
  last_seen_at: Generated<number | null>;
  on_duty_until: Generated<number | null>;
  /** Whether the person gets enquiries in turn. */
  takes_turns: Generated<Flag>;
  last_turn_at: Generated<number>;
  /** When the person was last at the desk, and when the visit before ended. */
  desk_seen_at: Generated<number>;
  desk_before_at: Generated<number>;
  /** A `Locale` of shared: of their screens and messages; `null`: not chosen. */
  language: Generated<string | null>;
}

export interface PasskeysTable {
  id: Generated<number>;
  user_id: string;
  /** SHA-256 of the credential's id, which may be too long for an index. */
  credential_hash: string;
  /** As the browser sends it, base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** Signatures made, as the authenticator counts them; 0: it does not count. */
  counter: number;
  /** How the browser reaches the authenticator, joined by commas. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: number;
  last_seen_at: number;
  /** Display name, such as `Chrome on Windows`. */
  device: Generated<string>;
  /** 1: on the person's own phone, where the session locks before it ends (rules: own-phone). */
  own_phone: Generated<number>;
}

/** A message to people or programs outside (rules: messages-wait). It is deleted with its enquiry. */
export interface OutboxTable {
  id: Generated<number>;
  /** Random, the same at every try: a receiver recognises a repetition by it. */
  message_id: string;
  channel: MessageChannel;
  kind: MessageKind;
  enquiry_id: number | null;
  /** The program that it is for; `null`: another channel. */
  webhook_id: Generated<number | null>;
  /** JSON of the message and its recipient; `null` once it is delivered, unless it is for a program. */
  payload: string | null;
  created_at: number;
  state: 'waiting' | 'sent' | 'given-up' | 'left-out';
  /** When any server may try a waiting message next. The server that tries it moves this on to keep others away. */
  due_at: number;
  /** Grows with every try: a server that finds another number than its own has lost the message to another server. */
  attempts: number;
  /** `null`: not tried yet, or not since staff asked for a new try. */
  first_tried_at: number | null;
  /** Failure of the last try, or why it was left out. */
  failure: MessageFailure | LeftOutReason | null;
  /** HMACs of the recipient's mailbox and of the sender's network, for the limits of confirmations. */
  address_mark: string | null;
  network_mark: string | null;
}

/** One row: the key pair that identifies this dealership to push services. */
export interface PushKeysTable {
  id: number;
  /** Uncompressed point of P-256, base64url; browsers subscribe with it. */
  public_key: string;
  /** The private key, encrypted with the server's secret. */
  sealed: string;
  created_at: number;
}

/** Browsers that show alerts (rules: push-devices). */
export interface PushDevicesTable {
  id: Generated<number>;
  user_id: string;
  /** The `login_devices.hash` of this browser. */
  browser: string;
  /** Address at the push service; sending to it also needs the keys below. */
  endpoint: string;
  /** SHA-256: the address is too long for an index. */
  endpoint_digest: string;
  /** The device's public key and its shared secret, base64url. */
  p256dh: string;
  auth: string;
  /** Browser and system, as a display name. */
  label: string;
  created_at: number;
  /** When a push service last accepted a message for it; `null`: never. */
  used_at: number | null;
}

/** A version of a quotation: only its marks and its bill change. */
export interface QuotationsTable {
  id: Generated<number>;
  enquiry_id: number;
  /** `Q-2627-0042`; its versions count from 1. */
  number: string;
  version: number;
  /** Its public address is `/quotations/<token>`. */
  token: string;
  /** JSON of a `Quotation`. */
  content: string;
  /** `YYYY-MM-DD`, its last day. */
  valid_until: string;
  /** User id of its author. */
  user_id: string;
  created_at: number;
  /** By the customer; `null`: not yet. */
  opened_at: number | null;
  wanted_at: number | null;
  accepted_at: number | null;
  withdrawn_at: number | null;
  /** JSON of the lines of the bill at delivery. */
  bill: string | null;
}

/** A key with which a program of others makes calls. */
export interface ApiKeysTable {
  id: Generated<number>;
  /** No other key has or had it: the audit log names keys by it. */
  name: string;
  /** `KeyRight`s, joined by commas. */
  rights: string;
  /** `EnquiryKind`s, joined by commas. */
  kinds: string;
  /** The branch that its leads are for; `null`: none in particular. */
  dealer_id: number | null;
  /** `YYYY-MM-DD`, its last day; `null`: it has none. */
  expire_date: string | null;
  /** SHA-256 of the secret, in hex: its 256 random bits cannot be guessed from it. */
  hash: string;
  /** The first characters of the secret. */
  begins: string;
  /** User id. */
  made_by: string;
  made_at: number;
  /** To the minute; `null`: never. */
  used_at: number | null;
  revoked_at: number | null;
}

/** How often visitors pressed Call or WhatsApp: one row for each day, way, page and model. */
export interface TapsTable {
  id: Generated<number>;
  /** In Asia/Kolkata. */
  day: string;
  way: (typeof tapWays)[number];
  page: PublicPageName;
  /** `''`: the page was about no model, or about an unknown one. */
  model_key: string;
  count: number;
}

export interface ConsentPeopleTable {
  id: Generated<number>;
  /** Ten digits; `null`: erased. */
  mobile: string | null;
  /** Random key of this person; deleted with the number. */
  mark_key: string | null;
  /** HMAC of the number: identifies the person in the chain. */
  mark: string;
  /** Time of their latest consent; `null`: erased. */
  last_at: number | null;
}

/** Consents given and withdrawn; rows are only added, each hashed with the one before (`consent-chain.ts`). */
export interface ConsentsTable {
  /** Counts up from 1 without a gap. */
  id: number;
  person_id: number;
  /** `all`: the person withdraws from every channel. */
  channel: Channel | 'all';
  purpose: Consent['purpose'];
  /** 2: given on the website after a stop; it does not count until staff have confirmed it. */
  is_given: Flag | 2;
  /** Version of the notice that was shown; `null`: none was sent with it. */
  text_version: string | null;
  /** Of two consents of a person the later one counts. */
  at: number;
  source: ConsentSource;
  /** The opt-in, which may be erased by now; `null`: the consent came without one. */
  enquiry_id: number | null;
  /** SHA-256 of all these values, the person's mark and the hash before. */
  seal: string;
}

/** All tables; those whose type other code names have it above. */
export interface Tables {
  enquiries: EnquiriesTable;
  /** The price card that came with an enquiry, made by the server then. */
  enquiry_cards: {
    enquiry_id: number;
    /** JSON of an `EnquiryCard` of shared. */
    card: string;
  };
  desk: DeskTable;
  desk_events: DeskEventsTable;
  /** How far each person has seen an enquiry. */
  desk_reads: {
    user_id: string;
    enquiry_id: number;
    /** Later events are unread. */
    read_at: number;
    /** Until when it counts as open on the person's screen. */
    open_until: number;
  };
  quotations: QuotationsTable;
  /** Private addresses of calendars, of each account at most one of a scope. */
  calendar_links: {
    user_id: string;
    scope: CalendarScope;
    /** SHA-256 of the token in its address. */
    hash: string;
    created_at: number;
    /** To the hour; `null`: not yet. */
    read_at: number | null;
  };
  desk_notices: DeskNoticesTable;
  alert_choices: AlertChoicesTable;
  desk_batches: DeskBatchesTable;
  days_off: DaysOffTable;
  /** A list of the desk with filters, saved under a name. */
  desk_views: {
    id: Generated<number>;
    /** Owner; `null`: the view is shared, has no owner and stays when its author leaves. */
    user_id: string | null;
    name: string;
    /** JSON of a `ViewFilter`. */
    filter: string;
    /** From 0, among the person's views or among the shared ones. */
    position: number;
    created_at: number;
  };
  customers: CustomersTable;
  join_proposals: JoinProposalsTable;
  vehicles: VehiclesTable;
  vehicle_sections: VehicleSectionsTable;
  /** Prices of a model from a day on; the row is deleted when they take effect. */
  planned_prices: {
    id: Generated<number>;
    vehicle_id: number;
    valid_from: string;
    /** JSON: paise by `PartKey`. */
    prices: string;
    user_id: string;
  };
  /** What is said of a variant in a colour; a row stays when nothing is said any more. */
  stock: {
    id: Generated<number>;
    vehicle_id: number;
    /** A `PartKey` of a variant, or of a model without variants. */
    part: string;
    /** 0: the model has no colours. */
    colour_id: number;
    stock: Stock;
    /** User id of the person who said so last. */
    user_id: string;
    changed_at: number;
  };
  /** The highest number given so far, for each thing that is numbered. */
  counters: {
    name: string;
    value: number;
  };
  pictures: PicturesTable;
  banners: BannersTable;
  /** A branch with a page of its own; its values are in `settings`. */
  dealers: {
    /** Never used again: the row stays when all values of a branch are deleted. */
    id: Generated<number>;
    /** Order in the menu; of equal positions the lower id comes first. */
    position: Generated<number>;
    is_shown: Generated<Flag>;
    deleted_at: Generated<number | null>;
  };
  /** A setting of the dealership or of a branch: each is a record with its own version. */
  settings: {
    id: Generated<number>;
    /** The branch, or 0: the dealership as a whole. */
    dealer_id: number;
    /** A name of `DealershipSettings` or `BranchSettings`. */
    name: string;
    /** JSON. */
    value: string;
    /** Counts the changes, from 1. */
    version: number;
    /** 1 while it is still the value of the demo. */
    is_sample: Flag;
  };
  history: HistoryTable;
  offers: OffersTable;
  notifications: PictureTable;
  gallery_images: PictureTable;
  admin_users: AdminUsersTable;
  /** Rules for everybody in a role; no row: no rules. */
  role_rules: {
    role: string;
    /** Whether a second factor is required. */
    second_factor: Flag;
  };
  passkeys: PasskeysTable;
  /** Authenticator apps, one for an account. */
  authenticator_apps: {
    user_id: string;
    /** Encrypted under a key derived from `JWT_SECRET`. */
    secret: string;
    /** The last time step with an accepted code: no code works twice. */
    last_step: number;
  };
  recovery_codes: {
    /** SHA-256 of the code, which is too long to be guessed from its hash. */
    hash: string;
    user_id: string;
  };
  /** Passkey challenges that were answered: each works once. */
  spent_challenges: {
    /** SHA-256 of the challenge. */
    hash: string;
    expires_at: number;
  };
  /** Links for setting a password, at most one for an account; a used one is deleted. */
  password_links: {
    user_id: string;
    /** SHA-256 of the token. */
    hash: string;
    expires_at: number;
  };
  /** A message for the person's next sign-in; deleted when it has been read. */
  account_notices: {
    id: Generated<number>;
    /** User id of the reader. */
    user_id: string;
    /** A `NoticeEvent` of shared. */
    event: string;
    /** User id of the account that it happened to. */
    about: string;
    /** User id of the person who did it; `''`: the operator of the server, or the person alone. */
    done_by: string;
    created_at: number;
  };
  sessions: SessionsTable;
  /** Browsers with which an account has signed in before. */
  login_devices: {
    /** SHA-256 of the device cookie's value. */
    hash: string;
    user_id: string;
    /** When the last login there was. */
    used_at: number;
    /** Since when it is the person's own phone (rules: own-phone); `null`: it is not. */
    own_since: Generated<number | null>;
    /** Encrypted: the key for data that the browser keeps for use while offline; `null`: none was requested. */
    offline_key: Generated<string | null>;
  };
  login_failures: {
    id: Generated<number>;
    /** The account that was tried, as an HMAC of its name. */
    scope: string;
    /** An HMAC of the client's network, or the hash of a browser that had signed in to the account before. */
    source: string;
    failed_at: number;
  };
  /** Who did what, when (rules: staff-leave-traces). */
  audit_events: {
    id: Generated<number>;
    /** `''`: unknown. */
    user_id: string;
    action: string;
    what: string;
    created_at: number;
    /** References of the enquiries that one event was about, separated by spaces; `null`: it was not about many. */
    reference_list: Generated<string | null>;
  };
  /** Filters of an export that is about to be opened; deleted when it is opened or has expired. */
  export_tickets: {
    /** SHA-256 of the ticket, in hex. */
    hash: string;
    /** The only session in which the ticket works. */
    session_id: string;
    /** Path of the report's call. */
    report: string;
    /** JSON, with the search term. */
    filters: string;
    expires_at: number;
  };
  /** The day on which a daily job last ran; lets only one of several servers run it. */
  daily_work: {
    name: string;
    /** The last day for which a server claimed it; `''`: none yet. */
    day: string;
  };
  /** One row: the last date that the servers could trust; see `known-day-repository.ts`. */
  known_day: {
    id: 1;
    day: string;
  };
  /** Counts changes of rows, so that caches know when they are stale. */
  revisions: {
    name: string;
    revision: number;
  };
  /** One row that identifies this database. */
  database_identity: {
    /** Always 1. */
    id: number;
    /** 32 random hexadecimal digits. */
    database_id: string;
    /** Not read. */
    is_settled: Flag;
  };
  /** One row: the last backup of this database, or the backup from which it was restored. */
  last_backup: {
    /** Always 1. */
    id: number;
    /** The backup contains everything stored until then. */
    taken_at: number;
    /** 1: this database was restored from it. */
    is_restored: Flag;
  };
  taps: TapsTable;
  api_keys: ApiKeysTable;
  outbox: OutboxTable;
  /** A program that gets news of enquiries. */
  webhooks: {
    id: Generated<number>;
    address: string;
    /** `WebhookTopic`s, joined by commas. */
    topics: string;
    /** Encrypted under a key derived from `JWT_SECRET`. */
    secret: string;
    /** Whether it is told names and numbers. */
    is_personal: Flag;
    made_by: string;
    made_at: number;
  };
  push_keys: PushKeysTable;
  push_devices: PushDevicesTable;
  consent_people: ConsentPeopleTable;
  consents: ConsentsTable;
}
