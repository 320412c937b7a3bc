import { expect, test } from './fixtures.ts';
import { doubleText } from './page-fit.ts';
const sizes = [[360,740],[768,900],[1280,800],[740,360]] as const;
test('look', async ({ page, logIn, submitEnquiry, site }) => {
  test.setTimeout(240_000);
  await logIn(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/dashboard?screen=desk&view=unassigned');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/h1shots/empty-360.png' });
  const names = ['Rina Das','Venkatanarasimharajuvaripeta Subrahmanyan Chattopadhyay','Bimal Roy','A','সুমিতা চক্রবর্তী'];
  for (let i=0;i<62;i++) {
    const n=names[i%5]!; const mobile='98320'+String(11111+(i%30)).padStart(5,'0');
    if (i%4===0) await submitEnquiry('service-booking',{name:'Activa6G',serviceType:'Paid',registrationNumber:'WB74X1234',bookingDate:new Date(Date.now()+2*864e5).toISOString().slice(0,10),fullName:n,contactNumber:mobile,...{}} as never).catch(async()=>{});
    if (i%4===1) await submitEnquiry('product',{name:n,emailId:'rina@example.com',mobileNo:mobile,model:'Activa 6G',variant:'DLX',color:'Red',message:'When can I come for a ride? I am free on weekends and in the evening after six, please call before noon.'});
    if (i%4===2) await submitEnquiry('finance',{name:n,contact:mobile,model:'Shine 125',loanAmount:'60000'});
    if (i%4===3) await submitEnquiry('contact',{name:n,email:'x@example.com',contact:mobile,reason:'Inquiry',message:'Do you have it\nin blue?'});
  }
  for (const [width,height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto('/admin/dashboard?screen=desk&view=unassigned');
    await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/h1shots/list-${width}.png` });
    await page.locator('[data-row]').nth(1).click();
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/h1shots/detail-${width}.png` });
    await page.screenshot({ path: `/tmp/h1shots/detail-full-${width}.png`, fullPage: true });
    await page.getByRole('group',{name:'Actions'}).getByRole('button',{name:'Outcome'}).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/h1shots/outcome-${width}.png` });
    await page.getByRole('button',{name:'Spoke'}).click();
    await page.waitForTimeout(200);
    await page.screenshot({ path: `/tmp/h1shots/spoke-${width}.png` });
    await page.getByRole('button',{name:'Appointment…'}).click();
    await page.waitForTimeout(200);
    await page.screenshot({ path: `/tmp/h1shots/appointment-${width}.png` });
    await page.getByRole('button',{name:'Back',exact:true}).click();
    await page.getByRole('button',{name:'In 1 hour'}).click();
    await page.waitForTimeout(1000);
    await page.screenshot({ path: `/tmp/h1shots/after-${width}.png` });
    if (width===360) { await page.goto('/admin/dashboard?screen=desk&view=unassigned'); await page.waitForTimeout(1000); await doubleText(page); await page.screenshot({ path: `/tmp/h1shots/list-double.png` });
      await page.locator('[data-row]').nth(1).click(); await page.waitForTimeout(900); await doubleText(page); await page.screenshot({ path: `/tmp/h1shots/detail-double.png` }); }
  }
});
