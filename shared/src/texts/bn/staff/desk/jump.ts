export const jumpTexts = {
  title: 'Jump to…',
  close: 'Close',
  label: {
    all: 'Name, number, model, reference or screen',
    enquiries: 'Reference, colleague or screen',
    screens: 'Model or screen',
  },
  groups: {
    recent: 'Recent customers',
    actions: 'Actions',
    screens: 'Screens',
    models: 'Models',
    offers: 'Offers',
    people: 'Colleagues',
    enquiry: 'Enquiry',
    customers: 'Customers',
  },
  /** Of a colleague. */
  theirs: 'Their open enquiries',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  /** The search found more. */
  cut: (customers: number) =>
    `Only the first ${customers} customers are shown. Type more to see others.`,
  looking: 'Looking…',
  nothing: 'Nothing was found.',
  tooShort: (least: number) => `Type at least ${least} letters or digits to find customers.`,
  unnamed: 'No name',
  keys: 'Keyboard shortcuts',
};

/** Actions that the field offers at once, by the screen on which they are taken. */
export const jumpActions: Readonly<Partial<Record<string, { title: string; words: string }>>> = {
  'add-enquiry': {
    title: 'Add enquiry',
    words: 'new lead walk-in walkin visitor whatsapp phone call message write down',
  },
  hours: {
    title: 'Close on a holiday',
    words: 'closed shut day off festival puja holidays special',
  },
  price: { title: 'New price', words: 'change raise cost rate ex-showroom' },
  offer: { title: 'New offer', words: 'add discount scheme festival exchange' },
};

/** Other words for the screens, by the names of these. */
export const screenWords: Readonly<Partial<Record<string, string>>> = {
  dashboard: 'home start numbers overview',
  desk: 'leads queue due overdue unassigned answer work',
  appointments: 'visits test rides calendar day workshop',
  insights: 'statistics numbers funnel response time conversion lost reasons no-shows',
  enquiries: 'leads list everything',
  customer: 'find search people person',
  audit: 'history changes who did what',
  erasure: 'delete remove forget privacy',
  account: 'mine me details',
  price: 'prices cost rates ex-showroom',
  'accessories-price': 'prices cost parts',
  bikes: 'vehicles motorcycles scooters active sold',
  'add-photographs': 'pictures upload folder colours images',
  'import-leads': 'file upload excel csv list',
  settings: 'setup configuration options',
  replies: 'whatsapp message answer words',
  messages: 'mail smtp webhook failed outbox test',
  'booking-report': 'service appointment workshop',
  'enquiry-report': 'test ride product',
  'ew-report': 'extended warranty',
  models: 'add motorcycle scooter vehicle pictures brochure',
  offer: 'offers discount scheme',
  notification: 'pop-up announcement',
  gallery: 'photos pictures images',
  banners: 'slides home page pictures',
  staff: 'people colleagues users accounts roles rights',
  dealership: 'name address numbers phone whatsapp email logo map social details',
  hours: 'times open closed holidays week',
  branches: 'showrooms outlets locations',
  answering: 'due response times reasons lost assignment turns',
  pages: 'words site content',
  setup: 'begin samples demo',
  retention: 'keep months old',
  profile: 'name mobile email me',
  'change-password': 'devices sessions sign-in',
  security: 'passkey authenticator recovery codes second factor',
  'days-off': 'leave holiday vacation absent',
  alerts: 'notices notifications mail push devices phone quiet hours digest',
};
