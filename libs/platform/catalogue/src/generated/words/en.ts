// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-fixer': {"title":"Title fixer","line":"Up to three rewrites that pass the rules","keywords":"title,fix,compliance,violation,error message,special characters,repeated words,rewrite,suppressed listing,AI"},
  'title-analyzer': {"title":"Title analyzer","line":"Scores a product title for its marketplace and category, and shows what costs points","keywords":"title,analyze,score,keyword,density,length,compliance,SEO,characters"},
  'listing-optimizer': {"title":"Listing optimizer","line":"Scores title, bullet points, description and search terms, and says what to improve","keywords":"listing,optimize,bullet points,description,search terms,backend keywords,score,bytes"},
  'keyword-density': {"title":"Keyword density checker","line":"Counts how often your keywords appear in a text, and which are underused or overused","keywords":"keyword,density,frequency,stuffing,SEO,word count,bullet points,copy"},
  'keyword-combiner': {"title":"Keyword combiner","line":"Every combination of two or three keyword groups; browse, sort and save up to a million","keywords":"keyword,combine,long tail,phrase,search term,advertising,PPC,permutation,bulk"},
  'case-converter': {"title":"Case converter","line":"One text in six cases, each with its own copy button","keywords":"case,title case,upper case,lower case,sentence case,inverse,alternating,capitalize,text,convert"},
  'image-checker': {"title":"Main image checker","line":"See what could get a main image rejected: white background, fill, size, format. Images stay in your browser","keywords":"main image, photo, picture, white background, 85 percent, fill, image size, JPEG, PNG, WebP"},
  'profit-calculator': {"title":"Profit calculator","line":"What is left of the price after all costs and fees","keywords":"profit,margin,ROI,referral fee,break-even,pricing,amazon,fees,target price"},
  'fba-calculator': {"title":"FBA fee calculator","line":"FBA fees from size, weight, price and date","keywords":"FBA,fee,fulfillment,storage,size tier,dimensional weight,billable weight,removal,amazon,peak"},
  'currency-converter': {"title":"Currency converter","line":"Convert at the latest rates, see the trend, and know the date and source of each rate","keywords":"currency,exchange rate,convert,money,forex,dollar,euro,yuan,yen,pound,trend"},
  'keyword-researcher': {"title":"Keyword researcher","line":"Volume, competition, shares and gap terms from your own reports","keywords":"keyword,research,search volume,competition,difficulty,long tail,CPC"},
  'competitor-analyzer': {"title":"Competitor analyzer","line":"Competitors’ price bands, shares, margins and gaps from your own files","keywords":"competitor,ASIN,price,rating,sales,margin,sales rank,market"},
  'review-analyzer': {"title":"Review analyzer","line":"Sentiment, themes, ratings over time and returns by reason from your own files","keywords":"review,sentiment,rating,complaint,theme,ASIN,voice of customer"},
  'design-patent-search': {"title":"Design patent search","line":"Search US design patents: status, expiry, owners, classes","keywords":"design patent,patent search,infringement,patent number,applicant,USPTO,Locarno"},
  'unit-converter': {"title":"Unit converter","line":"Length, weight, volume, area, temperature, power and energy, as you type","keywords":"unit,convert,inch,centimeter,pound,kilogram,ounce,gallon,fahrenheit,size,weight"},
  'packing-calculator': {"title":"Packing calculator","line":"The right carton, and how to pack it","keywords":"packing,carton,box,placement,volumetric weight,chargeable weight,freight,FBA,case pack"},
  'world-clock': {"title":"World clock","line":"The time where you are and in twelve cities, day and night, daylight saving, and shared working hours","keywords":"time zone,world time,time difference,daylight saving,pacific time,meeting planner"},
  'amz-seller-calendar': {"title":"Seller calendar","line":"The year’s holidays and sales with dates, countdowns and what to prepare; exports to your calendar","keywords":"holiday,prime day,black friday,cyber monday,christmas,countdown,sales events,calendar,ics"},
  'reference-table': {"title":"Reference tables","line":"US states, country and currency codes, shoe and clothing sizes, paper, Incoterms, batteries and screws","keywords":"reference table,state abbreviation,country code,currency code,shoe size,clothing size,incoterms,paper size,battery type,screw size"},
  'qr-code-generator': {"title":"QR code generator","line":"Turns a link into a QR code in your size, colors and error correction, and checks that it scans before you save it","keywords":"QR code,QR generator,insert card,PNG,SVG,bulk QR codes,scan"},
  'barcode-labels': {"title":"Barcode labels","line":"FNSKU, UPC, EAN and ITF-14 codes with check digits, on label sheets at actual size","keywords":"barcode,label,FNSKU,UPC,EAN,ITF-14,Code 128,check digit,thermal,Avery 5160,label sheet"},
  'restock-planner': {"title":"Restock planner","line":"How much to reorder, and by when","keywords":"restock,replenishment,safety stock,reorder point,days of cover,stock-out,FBA inventory,MOQ,carton,low inventory fee"},
  'word-frequency-analyzer': {"title":"Word frequency analyzer","line":"See which words and phrases a text uses most","keywords":"word,frequency,count,keyword,phrase,n-gram,text,readability,density"},
  'search-term-analyzer': {"title":"Search term analyzer","line":"What to stop, add and bid, from your report","keywords":"advertising,search term report,negative keywords,harvest,bid,ACOS,PPC,CPC,sponsored products,n-gram,wasted spend"},
};
