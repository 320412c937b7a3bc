import type {
  AppointmentState,
  Channel,
  Consent,
  ConsentSource,
  EnquiryKind,
  MessageChannel,
  LeftOutReason,
  MessageFailure,
  MessageKind,
  NoticeReason,
  Origin,
  PublicPageName,
  Status,
  tapWays,
  VehicleSectionName,
} from '@dealership/shared';
import type { Generated, GeneratedAlways } from 'kysely';

/** 0 or 1: neither engine has a boolean of its own. */
export type Flag = 0 | 1;

/** One row for every enquiry of every kind; `null` where the kind does not ask or nothing was sent. */
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
  /** `YYYY-MM-DD`. */
  booking_date: string | null;
  loan_amount_paise: number | null;
  colour: string | null;
  variant: string | null;
  agreed: Flag | null;
  offer_id: number | null;
  /** Names of the channels that were ticked, joined by commas; `''` when none was. */
  channels: string | null;
  notice_version: string | null;
  /** `searchTextOf` in shared: what the reports' search looks at. */
  search_text: string;
  /** `<kind>:<Idempotency-Key>`; the unique index is what makes a repeated submission harmless. */
  submission_key: string | null;
  /** SHA-256 of the body that was sent with the key. */
  submission_hash: string | null;
  /** Epoch milliseconds. */
  created_at: number;
  /** How its sender came to the site (`SiteVisit` of shared); what is not known is `null`. */
  visit_page: string | null;
  visit_referrer: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_term: string | null;
  utm_content: string | null;
}

/** Where an enquiry stands: one row for each, stored with it. */
export interface DeskTable {
  enquiry_id: number;
  kind: EnquiryKind;
  /** Epoch milliseconds, as are all instants here: `enquiries.created_at`. */
  arrived_at: number;
  origin: Origin;
  /** `null`: the desk's work has not come to it yet. */
  customer_id: number | null;
  status: Status;
  /** `before`: it came before there was a desk, and nobody has touched it since. */
  standing: 'open' | 'closed' | 'before';
  /** User id of who answers it; `null`: it waits in the queue of its kind. */
  assignee: string | null;
  /** By when the next step is owed; `null`: none is, or no time is promised. */
  next_at: number | null;
  /** By when it was to be answered first; `null`: nothing was promised. */
  due_at: number | null;
  critical_at: number | null;
  /** What the sender was told: `due_at`; `null`: no time. */
  promised_at: number | null;
  /** To whom it is still to be told that it has come, and where it is confirmed a digest of its sender's network (`createUntoldMark`); `null`: to nobody. */
  untold: string | null;
  /** Which step of an unanswered enquiry comes next (`Stage`), and when; `null`: none. */
  stage: 'arrived' | 'promised' | 'returned' | 'critical' | 'answered';
  check_at: number | null;
  /** When somebody first tried to reach the customer. */
  attempted_at: number | null;
  /** Calls in a row that nobody has taken. */
  tries: number;
  /** `YYYY-MM-DD`, and `HH:MM` where a time was agreed on. */
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
  /** Opening minutes until somebody first tried to reach the customer, whole ones. */
  answer_minutes: number | null;
  /** When the customer was first spoken to, an appointment first stood, and the customer first did not come. */
  reached_at: number | null;
  appointed_at: number | null;
  missed_at: number | null;
  /** All that Insights counts of it, written by the database; `null`: it is not counted. */
  facts: GeneratedAlways<string | null>;
}

/** A line of an enquiry's timeline; only ever added. That it arrived is told by the enquiry itself. */
export interface DeskEventsTable {
  id: Generated<number>;
  enquiry_id: number;
  /** Epoch milliseconds. */
  at: number;
  /** `kind` of an `EventContent` of shared. */
  kind: string;
  /** Who did it; `''`: the desk itself. */
  user_id: string;
  /** JSON: what was said, and where the enquiry stood before. */
  detail: string;
  /** Key of the `LostReason` that was said. */
  reason: string | null;
  /** Chosen by who sent it; the unique index is what makes a repetition harmless. */
  request_key: string | null;
}

/** A person, known by a mobile number, or an e-mail address where there is none. */
export interface CustomersTable {
  id: Generated<number>;
  /** Ten digits, an e-mail address in lower case, or the reference of an enquiry that has neither. */
  contact: string;
  /** The customer whose further number or address this is; never one that is joined itself. */
  joined_into: number | null;
  /** The customer with whom it was joined, who may have been joined since: where it comes apart again. */
  joined_to: Generated<number | null>;
  note: string;
  /** A `CustomerLanguage` of shared, or `none`; `null`: nobody has said. */
  language: Generated<string | null>;
  /** Epoch milliseconds; `null`: enquiries of this number are seen. */
  blocked_at: number | null;
  /** Grows with every change of note, block or joining. */
  version: number;
  created_at: number;
}

/** That two customers are the same person, as somebody thinks who may not join them. */
export interface JoinProposalsTable {
  id: Generated<number>;
  customer_id: number;
  other_id: number;
  /** Who proposed it. */
  user_id: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Who has seen an enquiry, and how far. */
export interface DeskReadsTable {
  user_id: string;
  enquiry_id: number;
  /** Epoch milliseconds: what happened later is unread. */
  read_at: number;
  /** Until when it counts as open on the person's screen. */
  open_until: number;
}

/** When somebody is away. */
export interface DaysOffTable {
  id: Generated<number>;
  user_id: string;
  /** `YYYY-MM-DD` */
  first_day: string;
  last_day: string;
  /** User id of who takes the open enquiries; `null`: the queue. */
  taker: string | null;
  /** When the open enquiries were handed over (epoch ms). */
  begun_at: number | null;
}

/** What a member of staff is to be told of an enquiry, once. */
export interface DeskNoticesTable {
  id: Generated<number>;
  user_id: string;
  enquiry_id: number;
  why: NoticeReason;
  /** Epoch milliseconds. */
  at: number;
  /** `null`: not seen yet. */
  seen_at: number | null;
  /** How many were given to the person at once, of which the enquiry is the last. */
  count: Generated<number>;
  /** From when it may be told outside the back office (epoch ms); `null`: it has been, or is not to be. */
  alert_at: Generated<number | null>;
}

/** What somebody wants to be told outside the back office, and what they have been. Whoever tells them locks the row. */
export interface AlertChoicesTable {
  user_id: string;
  /** JSON (`AlertChoices`); `null`: what is usual. */
  choices: string | null;
  /** When they were last told of enquiries (epoch ms). */
  last_alert_at: Generated<number>;
  /** Of which day they were told at its opening (`YYYY-MM-DD`), and of which week, by its Monday; `''`: of none. */
  digest_day: Generated<string>;
  week_day: Generated<string>;
}

/** A step for many enquiries at once: what answers the same request again, what undoes it, and whom it tells afterwards. */
export interface DeskBatchesTable {
  id: Generated<number>;
  /** Chosen by who sent it; the unique index is what makes a repetition harmless. */
  request_key: string;
  /** SHA-256 (hex) of all that was sent but the key. */
  digest: string;
  user_id: string;
  /** Epoch milliseconds. */
  at: number;
  /** The last event of the desk before it. */
  event_before: number;
  /** JSON of the answer, as far as it is done. */
  answer: string;
  /** JSON of the answer to who has undone it, as far as that is done; `null`: nobody has. */
  undone: string | null;
  /** User id of who is to be told when it cannot be undone any more, and when that was done. */
  tells: string | null;
  told_at: number | null;
  /** JSON: the numbers of the enquiries that it has changed. */
  ids: string;
  /** JSON: what is still to be done, and the step; `null`: nothing. */
  rest: string | null;
}

export interface VehiclesTable {
  id: Generated<number>;
  type: 'motorcycle' | 'scooter';
  /** `bike_name` without blanks, in lower case: how calls name a model. */
  model_key: string;
  bike_name: string;
  name: string;
  slug: string;
  /** 1 on sale, 0 not. */
  status: Flag;
  /** Order in lists, from 1. */
  position: number;
  /** JSON: what else is said of the model (`vehicle-row.ts`); `null`: it has not been published yet. */
  document: string | null;
  /** When the draft is published by itself (epoch ms), and the user id of who wants it; `null`: it is not. */
  publish_at: Generated<number | null>;
  publish_by: Generated<string | null>;
  /** JSON: the versions of the sections whose drafts are published then, by name; `null`: all, as a version before did. */
  publish_versions: Generated<string | null>;
  /** Epoch milliseconds; `null`: it is not deleted. Its names stay its own as long as the row is there. */
  deleted_at: Generated<number | null>;
}

/** A section of a model that has been edited. */
export interface VehicleSectionsTable {
  id: Generated<number>;
  vehicle_id: number;
  section: VehicleSectionName;
  /** Grows with every change of what it says, as a draft or published. */
  version: number;
  /** JSON; `null`: there is no draft. */
  draft: string | null;
  /** Who saved it last. */
  user_id: string;
  /** Epoch milliseconds. */
  saved_at: number;
  /** Of the call that saved it last, by which it is known when it is sent again; `null`: it had none. */
  request_key: string | null;
}

/** Prices of a model from a day on; the row goes when they have come. */
export interface PlannedPricesTable {
  id: Generated<number>;
  vehicle_id: number;
  /** `YYYY-MM-DD`. */
  valid_from: string;
  /** JSON: paise by `PartKey`. */
  prices: string;
  user_id: string;
}

/** A picture that staff have uploaded; records name it by its path. */
export interface PicturesTable {
  id: Generated<number>;
  /** Server-relative; `Picture` in shared says what it and the next three mean. */
  path: string;
  width: number;
  height: number;
  placeholder: string;
  /** JSON of a `LocalText`: what it shows, for those who do not see it. */
  alt: string;
  /** The place that stays in sight where only a part is shown, in percent from the left and the top. */
  focus_x: number;
  focus_y: number;
  /** Grows with every change of what is said of it. */
  version: Generated<number>;
  /** Who uploaded it; `''`: a version before, which did not note it. */
  user_id: string;
  /** Epoch milliseconds. */
  created_at: number;
}

/** The highest number that was given, by what is numbered. */
export interface CountersTable {
  name: string;
  value: number;
}

/** A branch with a page of its own; what is known of it stands in `settings`. */
export interface DealersTable {
  /** Never used again: the row of a branch stays when all that was known of it is gone. */
  id: Generated<number>;
  /** Order in the menu; of equal ones the lower id comes first. */
  position: Generated<number>;
  is_shown: Generated<Flag>;
  /** Epoch milliseconds; `null`: it is not deleted. */
  deleted_at: Generated<number | null>;
}

/** What a model, content, a setting or a template of messages was before; the last version of a template holds. */
export interface HistoryTable {
  id: Generated<number>;
  /** As `Subject` in `history.ts`. */
  kind: string;
  subject: string;
  /** Grows with each entry of the same subject; of a template it is the version. */
  number: number;
  /** JSON: of a template a `Reply`, of others `before` and `after`, of a model the section too. */
  value: string;
  /** Who wrote it; who published it is in the audit log. `''`: it came with the product. */
  user_id: string;
  /** Epoch ms. */
  created_at: number;
}

/** A fact of the dealership or of a branch: one record, so that it has a version of its own. */
export interface SettingsTable {
  id: Generated<number>;
  /** The branch, or 0: the dealership as a whole. */
  dealer_id: number;
  /** A name of `DealershipSettings` or `BranchSettings`. */
  name: string;
  /** JSON. */
  value: string;
  /** Counts the changes, from 1. */
  version: number;
  /** 1 as long as it is what the demo began with. */
  is_sample: Flag;
}

/** What staff publish with a picture; `Picture` in shared says what its columns mean. */
export interface PictureTable {
  id: Generated<number>;
  /** Server-relative path. */
  image: string;
  width: number;
  height: number;
  placeholder: string;
  /** Epoch milliseconds, as are the next three. */
  created_at: number;
  /** When it begins and ceases to be shown; `null`: from the first moment, without end. */
  starts_at: Generated<number | null>;
  ends_at: Generated<number | null>;
  /** `null`: it is not deleted. */
  deleted_at: Generated<number | null>;
  /** Order in lists; of equal ones the newest comes first. 0: it was never moved. */
  position: Generated<number>;
  /** Counts the changes, from 1. */
  version: Generated<number>;
}

export interface BannersTable extends PictureTable {
  /** `model_key` of the model that it shows; `null`: of none. */
  model_key: string | null;
}

export interface OffersTable extends PictureTable {
  /** JSON of its title and its description, each a `LocalText`. */
  texts: string;
  /** `model_key` of the model that it is about; `null`: of none. */
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
  /** Last day (`YYYY-MM-DD`) on which the account may be used; `null`: no end. */
  expire_date: string | null;
  /** Epoch milliseconds. */
  created_at: number;
  /** Epoch milliseconds; every login writes it, which locks the account until the login is stored. */
  last_login_at: Generated<number | null>;
  /** A `Role` of shared. Accounts of before there were roles are owners. */
  role: Generated<string>;
  /** Names of the kinds chosen for the person, joined by commas; they count where the role leaves a choice. */
  kinds: Generated<string>;
  /** The branch where the person works; `null`: of no one branch. */
  dealer_id: Generated<number | null>;
  /** Grows with every change of the account, so that a change begun before is noticed. */
  version: Generated<number>;
  /** Of the last request, to the minute (epoch ms); `null`: none since it is stored. */
  last_seen_at: Generated<number | null>;
  /** Until when the person takes enquiries (epoch ms). */
  on_duty_until: Generated<number | null>;
  /** Whether enquiries come to the person in turn; those of accounts of before it could be chosen do. */
  takes_turns: Generated<Flag>;
  /** When an enquiry last came to the person in turn (epoch ms). */
  last_turn_at: Generated<number>;
  /** When the person was last at the desk, and until when at the visit before (epoch ms). */
  desk_seen_at: Generated<number>;
  desk_before_at: Generated<number>;
}

/** What is asked of everybody in a role; no row: nothing. */
export interface RoleRulesTable {
  role: string;
  /** Whether a second factor is required. */
  second_factor: Flag;
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
  /** Signatures made, as the authenticator counts; 0: it does not. */
  counter: number;
  /** How the authenticator is reached, joined by commas. */
  transports: string;
  /** As its owner calls it. */
  name: string;
  /** Epoch milliseconds, as is `last_used_at`. */
  created_at: number;
  last_used_at: number | null;
}

/** Authenticator apps, one for an account. */
export interface AuthenticatorAppsTable {
  user_id: string;
  /** Encrypted under a key derived from `JWT_SECRET`. */
  secret: string;
  /** The last time step of which a code was accepted: no code is good twice. */
  last_step: number;
}

export interface RecoveryCodesTable {
  /** SHA-256 of the code; it is long enough not to be guessed from it. */
  hash: string;
  user_id: string;
}

/** Passkey challenges that were answered: an answer is good once. */
export interface SpentChallengesTable {
  /** SHA-256 of the challenge. */
  hash: string;
  /** Epoch milliseconds. */
  expires_at: number;
}

/** Links for setting a password, one for an account at most; a used one is deleted. */
export interface PasswordLinksTable {
  user_id: string;
  /** SHA-256 of the token. */
  hash: string;
  /** Epoch milliseconds. */
  expires_at: number;
}

/** What somebody is to be told at the next sign-in; deleted when it has been read. */
export interface AccountNoticesTable {
  id: Generated<number>;
  /** Who is told. */
  user_id: string;
  /** A `NoticeEvent` of shared. */
  event: string;
  /** User id of the account that it happened to. */
  about: string;
  /** User id of who did it; `''`: whoever runs the server, or the person alone. */
  done_by: string;
  /** Epoch milliseconds. */
  created_at: number;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** Epoch milliseconds, as is `last_seen_at`. */
  created_at: number;
  last_seen_at: number;
  /** For people, such as `Chrome on Windows`; `''` in sessions from before it was stored. */
  device: Generated<string>;
  /** 1: on the person's own phone, where it is locked before it ends (rules: own-phone). */
  own_phone: Generated<number>;
}

/** Browsers with which an account has signed in before. */
export interface LoginDevicesTable {
  /** SHA-256 of the device cookie's value. */
  hash: string;
  user_id: string;
  /** Of the last login there, epoch milliseconds. */
  used_at: number;
  /** Since when it is the person's own phone (rules: own-phone), epoch milliseconds; `null`: it is not. */
  own_since: Generated<number | null>;
  /** Sealed: encrypts what the browser keeps without a line; `null`: none was asked for. */
  offline_key: Generated<string | null>;
}

/** Who did what, when (rules: staff-leave-traces). */
export interface AuditEventsTable {
  id: Generated<number>;
  /** `''`: unknown. */
  user_id: string;
  action: string;
  what: string;
  /** Epoch milliseconds. */
  created_at: number;
  /** References of the enquiries that it was done to at once, a space between them; `null`: it was not about many. */
  reference_list: Generated<string | null>;
}

export interface LoginFailuresTable {
  id: Generated<number>;
  /** Which account was tried, as an HMAC of its name. */
  scope: string;
  /** An HMAC of the client's network, or the hash of a browser that had signed in to the account before. */
  source: string;
  /** Epoch milliseconds. */
  failed_at: number;
}

/** Filters of an export that is about to be opened; deleted when it is opened, or has expired. */
export interface ExportTicketsTable {
  /** SHA-256 of the ticket, in hex. */
  hash: string;
  /** The only session in which it is valid. */
  session_id: string;
  /** Path of the report's call. */
  report: string;
  /** JSON, with the search term. */
  filters: string;
  /** Epoch milliseconds. */
  expires_at: number;
}

/** On which day a daily job last ran; lets one of several servers run it. */
export interface DailyWorkTable {
  name: string;
  /** The last day (`YYYY-MM-DD`) for which a server claimed it; `''`: none yet. */
  day: string;
}

/** One row: the last date that the servers could trust; see `known-day-repository.ts`. */
export interface KnownDayTable {
  id: 1;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** One row: the last backup that was made of this database, or that it was restored from. */
export interface LastBackupTable {
  /** Always 1. */
  id: number;
  /** Epoch ms: all that was stored until then is in it. */
  taken_at: number;
  /** 1: this database was restored from it. */
  is_restored: Flag;
}

/** Counts changes of rows, so that caches know when they are stale. */
export interface RevisionsTable {
  name: string;
  revision: number;
}

/** One row that identifies this database. */
export interface DatabaseIdentityTable {
  /** Always 1. */
  id: number;
  /** 32 hexadecimal digits, at random. */
  database_id: string;
  /** 1 once it has been decided whether pictures from before there were ids belong to this database. */
  is_settled: Flag;
}

/** A list of the desk with filters that somebody keeps under a name. */
export interface DeskViewsTable {
  id: Generated<number>;
  /** Whose it is; `null`: it is shared, belongs to nobody and stays when whoever made it leaves. */
  user_id: string | null;
  name: string;
  /** JSON of a `ViewFilter`. */
  filter: string;
  /** From 0, among those of the person, or among the shared ones. */
  position: number;
  /** Epoch ms. */
  created_at: number;
}

/** Something that is told to somebody outside (rules: messages-wait). It goes with the enquiry that it is about. */
export interface OutboxTable {
  id: Generated<number>;
  /** The same at every try, at random: a receiver drops a repetition by it. */
  message_id: string;
  channel: MessageChannel;
  kind: MessageKind;
  enquiry_id: number | null;
  /** JSON of what is told and to whom; `null` once it is delivered. */
  payload: string | null;
  /** Epoch ms, as all times. */
  created_at: number;
  state: 'waiting' | 'sent' | 'given-up' | 'left-out';
  /** While it waits: when whoever comes first may try it. Who tries it moves it on, which keeps all others away meanwhile. */
  due_at: number;
  /** Every try counts it up: who finds another number than his own has lost it to somebody else. */
  attempts: number;
  /** `null`: not yet, or not since it was to be tried again. */
  first_tried_at: number | null;
  /** Of the last try, or why it was left out. */
  failure: MessageFailure | LeftOutReason | null;
  /** HMACs of the mailbox that it goes to and of the network that caused it, for the limits of confirmations. */
  address_mark: string | null;
  network_mark: string | null;
}

/** The pair of keys by which push services know this dealership: one row. */
export interface PushKeysTable {
  id: number;
  /** Uncompressed point of P-256, base64url; browsers subscribe with it. */
  public_key: string;
  /** The private one, sealed with the server's secret. */
  sealed: string;
  created_at: number;
}

/** Browsers that show alerts (rules: push-devices). */
export interface PushDevicesTable {
  id: Generated<number>;
  user_id: string;
  /** Its `login_devices.hash`. */
  browser: string;
  /** Address of the push service, by which alone whoever knows the keys below reaches it. */
  endpoint: string;
  /** SHA-256: the address is too long for an index. */
  endpoint_digest: string;
  /** The device's public key and its shared secret, base64url. */
  p256dh: string;
  auth: string;
  /** Browser and system, for people. */
  label: string;
  /** Epoch ms. */
  created_at: number;
  /** When a push service last took something for it; `null`: never. */
  used_at: number | null;
}

/** How often visitors have pressed Call or WhatsApp: one row for each day, way, page and model. */
export interface TapsTable {
  id: Generated<number>;
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  day: string;
  way: (typeof tapWays)[number];
  page: PublicPageName;
  /** `''`: the page was about none, or about one that is not known. */
  model_key: string;
  count: number;
}

/** Whose consents there are. */
export interface ConsentPeopleTable {
  id: Generated<number>;
  /** Ten digits; `null`: erased. */
  mobile: string | null;
  /** Random, of this person alone; it goes with the number. */
  mark_key: string | null;
  /** HMAC of the number: what the chain knows of the person. */
  mark: string;
  /** Of the latest of the consents (epoch ms); `null`: erased. */
  last_at: number | null;
}

/** What people have agreed to and withdrawn; only ever added, each sealed over the one before (`consent-chain.ts`). */
export interface ConsentsTable {
  /** Counts up from 1 without a gap. */
  id: number;
  person_id: number;
  /** `all`: the person withdraws from every channel. */
  channel: Channel | 'all';
  purpose: Consent['purpose'];
  /** 2: asked for on the website after a stop; it does not count until staff have confirmed it. */
  is_given: Flag | 2;
  /** Of the notice that was shown; `null`: none was sent along. */
  text_version: string | null;
  /** Epoch ms; of two of a person the later one counts. */
  at: number;
  source: ConsentSource;
  /** The opt-in, which may be gone by now; `null`: it came with none. */
  enquiry_id: number | null;
  /** SHA-256 over all of this, the person's mark and the seal before. */
  seal: string;
}

export interface Tables {
  enquiries: EnquiriesTable;
  desk: DeskTable;
  desk_events: DeskEventsTable;
  desk_reads: DeskReadsTable;
  desk_notices: DeskNoticesTable;
  alert_choices: AlertChoicesTable;
  desk_batches: DeskBatchesTable;
  days_off: DaysOffTable;
  desk_views: DeskViewsTable;
  customers: CustomersTable;
  join_proposals: JoinProposalsTable;
  vehicles: VehiclesTable;
  vehicle_sections: VehicleSectionsTable;
  planned_prices: PlannedPricesTable;
  counters: CountersTable;
  pictures: PicturesTable;
  banners: BannersTable;
  dealers: DealersTable;
  settings: SettingsTable;
  history: HistoryTable;
  offers: OffersTable;
  notifications: PictureTable;
  gallery_images: PictureTable;
  admin_users: AdminUsersTable;
  role_rules: RoleRulesTable;
  passkeys: PasskeysTable;
  authenticator_apps: AuthenticatorAppsTable;
  recovery_codes: RecoveryCodesTable;
  spent_challenges: SpentChallengesTable;
  password_links: PasswordLinksTable;
  account_notices: AccountNoticesTable;
  sessions: SessionsTable;
  login_devices: LoginDevicesTable;
  login_failures: LoginFailuresTable;
  audit_events: AuditEventsTable;
  export_tickets: ExportTicketsTable;
  daily_work: DailyWorkTable;
  known_day: KnownDayTable;
  revisions: RevisionsTable;
  database_identity: DatabaseIdentityTable;
  last_backup: LastBackupTable;
  taps: TapsTable;
  outbox: OutboxTable;
  push_keys: PushKeysTable;
  push_devices: PushDevicesTable;
  consent_people: ConsentPeopleTable;
  consents: ConsentsTable;
}
