/** Texts of the about page. */
export const aboutTexts = {
  kind: 'About us',
  title: 'A road, a workshop, a showroom',
  lead: ({ street, city }: { street: string; city: string }) =>
    `We sell, finance, insure and look after two-wheelers on ${street} in ${city}, where the plains end and the hill roads begin.`,
  enquire: 'Send an enquiry',
  findUs: 'Find us',
  figures: [
    { figure: '1996', text: 'the year we opened, with one lift and two mechanics' },
    { figure: '26', text: 'models of motorcycles and scooters in the catalogue' },
    { figure: '7', text: 'days a week that somebody answers the telephone' },
  ],
  history: {
    heading: 'How we came here',
    steps: [
      {
        year: '1996',
        title: 'Two mechanics and a lift',
        text: 'Teesta Two-Wheelers began as a workshop behind a tea stall on Sevoke Road. Riders on their way up to Kalimpong stopped for a clutch cable and came back for a service.',
      },
      {
        year: '2003',
        title: 'The first showroom',
        text: 'Six motorcycles in a room of forty feet. Customers asked us which one to buy, because we had seen all of them from the inside. We still answer that question the same way.',
      },
      {
        year: '2010',
        title: 'Scooters change the street',
        text: 'Teachers, nurses and shopkeepers began to ride. We added a second bay, a waiting room with a window onto the workshop, and the first woman in our team of mechanics.',
      },
      {
        year: '2017',
        title: 'Spare parts under one roof',
        text: 'A parts counter of its own, stocked for the models that are ridden between the Terai and the Dooars, so that nobody waits a week for a brake shoe.',
      },
      {
        year: 'Today',
        title: 'The same road',
        text: 'Sales, finance, insurance, workshop and parts stand side by side, and every enquiry from this website is answered by somebody who works in that building.',
      },
    ],
  },
  promises: {
    heading: 'What we promise',
    list: [
      {
        title: 'The price on the sheet is the price',
        text: 'Ex-showroom prices are on this website. Registration, insurance and accessories are written down one by one before you sign.',
      },
      {
        title: 'You may watch',
        text: 'There is a window between the waiting room and the workshop. Old parts are shown to you before they go.',
      },
      {
        title: 'No is an answer',
        text: 'If a repair is not worth its money, or a smaller model would do, we say so.',
      },
      {
        title: 'We speak your language',
        text: 'Bengali, Hindi, Nepali and English, at the counter and on the telephone.',
      },
    ],
  },
  place: {
    heading: 'Why this place',
    paragraphs: [
      'Siliguri lies between the Mahananda and the Teesta. Within an hour a two-wheeler from here can stand on a tea estate in the Dooars, in the traffic of Hill Cart Road, or on the bends above the Coronation Bridge. Few places ask so much of brakes, clutch and chain.',
      'That is why our service bookings ask where you ride, and why a motorcycle that goes up to Darjeeling every week gets another look at its brakes than one that goes to college.',
    ],
  },
  joyClub: { title: 'Joy Club', text: 'Sunday rides and workshop evenings with other customers.' },
  next: {
    heading: 'Come and see for yourself',
    text: 'No appointment is needed. Sit on all of them, ask everything, and take a test ride if you have your licence with you.',
    message: (name: string) => `Hello ${name}, I would like to visit the showroom.`,
  },
};
