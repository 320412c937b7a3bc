import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { customerNames, spokenModels, spokenTypes } from '../samples/spoken-words.ts';
import { wordList } from '../text/word-list.ts';
import { findModels, type SpokenModel } from './find-models.ts';
it('x', () => {
  const d = JSON.parse(readFileSync('/tmp/wt/search/server/src/seed/demo-vehicles.json','utf8'));
  const honda = (d.vehicles ?? d).map((v:any)=>({name:v.name,slug:'honda-'+v.id,outline:(/electric/i.test(v.engine)?'electric-':'')+v.type}));
  const hero = [...['Splendor Plus','Super Splendor','HF Deluxe','Passion Plus','Glamour X 125','Xtreme 125R','Xtreme 160R 4V','Xpulse 200 4V','Karizma XMR','Mavrick 440'].map(name=>({name,outline:'motorcycle'})),
   ...['Destini 125','Xoom 110','Xoom 125','Pleasure Plus'].map(name=>({name,outline:'scooter'})), ...['Vida V1','Vida VX2'].map(name=>({name,outline:'electric-scooter'}))].map(m=>({...m,slug:'hero-'+m.name.toLowerCase().replace(/\W+/g,'-')}));
  const all: SpokenModel[] = [...honda, ...hero];
  let n=0, missed: string[]=[];
  const sure: string[] = [];
  for (const [k,w] of Object.entries(spokenModels)) for (const t of wordList(w)) { n++; const f=findModels(t,all); const ok = f[0]?.name===k || ((k==='Activa'||k==='Dio'||k==='Vida'||k==='Xoom') && f[0]?.name.startsWith(k)); if(!ok) missed.push(`${t} -> ${f.slice(0,3).map(m=>m.name)} not ${k}`);
    if (!findModels(t,all,{isSure:true}).some(m=>m.name.startsWith(k))) sure.push(t); }
  for (const [k,w] of Object.entries(spokenTypes)) for (const t of wordList(w)) { n++; const f=findModels(t,all); if(!f[0]?.outline.includes(k)) missed.push(`${t} -> ${f.slice(0,3).map(m=>m.name)} not ${k}`); 
   if (!findModels(t,all,{isSure:true}).some(m=>m.outline.includes(k))) sure.push(t);}
  console.log(n, missed.length, missed.join('\n'), '\nSURE MISSES', sure.length, sure.join(' | '));
  const taken = wordList(customerNames).map(n => [n, findModels(n,all,{isSure:true}).map(m=>m.name)]).filter(([,f])=>f!.length>0);
  console.log('NAMES', wordList(customerNames).length, taken.map(([n,f])=>n+': '+f).join('\n'));
  const t0=performance.now(); for (let i=0;i<20;i++) findModels('স্প্লেন্ডার ১২৫', all); console.log('ms', (performance.now()-t0)/20);
  expect(1).toBe(1);
});
