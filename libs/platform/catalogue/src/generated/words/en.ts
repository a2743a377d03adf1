// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-fixer': {"title":"Title fixer","line":"Finds what breaks the title rules and rewrites the title in three versions that pass","keywords":"title,fix,compliance,violation,error message,special characters,repeated words,rewrite,suppressed listing,AI"},
  'title-analyzer': {"title":"Title analyzer","line":"Scores a product title for its marketplace and category, and says what costs points","keywords":"title,analyze,score,keyword,density,length,compliance,SEO,characters"},
  'listing-optimizer': {"title":"Listing optimizer","line":"Scores title, bullet points, description and search terms, and says what to improve","keywords":"listing,optimize,bullet points,description,search terms,backend keywords,score,bytes"},
  'keyword-density': {"title":"Keyword density checker","line":"Measures how often your keywords occur in a text, and which are rare or overdone","keywords":"keyword,density,frequency,stuffing,SEO,word count,bullet points,copy"},
  'keyword-combiner': {"title":"Keyword combiner","line":"Every combination of two or three keyword groups; a million can be browsed, sorted and saved","keywords":"keyword,combine,long tail,phrase,search term,advertising,PPC,permutation,bulk"},
  'case-converter': {"title":"Case converter","line":"One text in six cases at once, each with its copy button","keywords":"case,title case,upper case,lower case,sentence case,inverse,alternating,capitalize,text,convert"},
  'image-checker': {"title":"Main image checker","line":"See what keeps a main image from being accepted: white background, fill, size, format. Pictures stay in your browser","keywords":"main image, photo, picture, white background, 85 percent, fill, image size, JPEG, PNG, WebP"},
  'profit-calculator': {"title":"Profit calculator","line":"What is left of the price after all costs and fees","keywords":"profit,margin,ROI,referral fee,break-even,pricing,amazon,fees,target price"},
  'fba-calculator': {"title":"FBA fee calculator","line":"Size and weight decide the tier, the tier decides the fee","keywords":"FBA,fee,fulfillment,storage,size tier,dimensional weight,billable weight,removal,amazon,peak"},
  'currency-converter': {"title":"Currency converter","line":"Convert at the latest rates, see the trend, and know the date and source of each rate","keywords":"currency,exchange rate,convert,money,forex,dollar,euro,yuan,yen,pound,trend"},
  'keyword-researcher': {"title":"Keyword researcher","line":"Keyword ideas for a seed word, with volume, competition and difficulty (sample data)","keywords":"keyword,research,search volume,competition,difficulty,long tail,CPC"},
  'competitor-analyzer': {"title":"Competitor analyzer","line":"Compares price, rating, sales and margin of the competitors of an ASIN (sample data)","keywords":"competitor,ASIN,price,rating,sales,margin,sales rank,market"},
  'review-analyzer': {"title":"Review analyzer","line":"Sums up sentiment, themes, strengths and weaknesses in the reviews of an ASIN (sample data)","keywords":"review,sentiment,rating,complaint,theme,ASIN,voice of customer"},
  'design-patent-search': {"title":"Design patent search","line":"Look up design patents by keyword, number or applicant (sample data)","keywords":"design patent,patent search,infringement,patent number,applicant,USPTO,Locarno"},
  'unit-converter': {"title":"Unit converter","line":"Length, weight, volume, area, temperature, power and energy, as you type","keywords":"unit,convert,inch,centimeter,pound,kilogram,ounce,gallon,fahrenheit,size,weight"},
  'packing-calculator': {"title":"Packing calculator","line":"Finds the carton for your products and shows how to place them, within size and weight limits","keywords":"packing,carton,box,placement,volumetric weight,chargeable weight,freight,FBA,case pack"},
  'world-clock': {"title":"World clock","line":"The time in your place and twelve cities, day and night, daylight saving, and common working hours","keywords":"time zone,world time,time difference,daylight saving,pacific time,meeting planner"},
  'amz-seller-calendar': {"title":"Seller calendar","line":"The year’s holidays and sales with dates, countdowns and what to prepare, as a calendar file too","keywords":"holiday,prime day,black friday,cyber monday,christmas,countdown,sales events,calendar,ics"},
  'reference-table': {"title":"Reference tables","line":"US states, country and currency codes, shoe and clothing sizes, paper, Incoterms, batteries and screws","keywords":"reference table,state abbreviation,country code,currency code,shoe size,clothing size,incoterms,paper size,battery type,screw size"},
  'qr-code-generator': {"title":"QR code generator","line":"Turns an address into a QR code in your size, colors and level, read again before you save it","keywords":"QR code,QR generator,insert card,PNG,SVG,bulk QR codes,scan"},
  'word-frequency-analyzer': {"title":"Word frequency analyzer","line":"Which words and phrases a text uses most, at a glance","keywords":"word,frequency,count,keyword,phrase,n-gram,text,readability,density"},
};
