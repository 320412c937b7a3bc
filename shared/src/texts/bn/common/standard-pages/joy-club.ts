import { standardPage } from '../../../parts/standard-page.ts';

export const joyClubPage = standardPage({
  title: 'চলুন একসঙ্গে',
  lead: 'আমাদের কাছ থেকে টু-হুইলার নিয়ে যাঁরা চালান, তাঁদের সবার ক্লাব। নাম আর নম্বর দিন, পরের রাইডের খবর জানাব।',
  sections: [],
});
