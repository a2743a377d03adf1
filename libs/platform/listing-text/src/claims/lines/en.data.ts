import type { ClaimWords } from '../claim-words.ts';

/** English words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const EN_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N eight five four nine seven six ten three twelve two`,
    people: `buyers customers dads families men moms mums owners parents people pros shoppers teachers testers
      users women`,
    illness: `@disease ache aches aching_back aching_joints achy_joints adhd ailment ailments allergies allergy
      anxiety athlete_s_foot autism back_pain backache backaches bad_breath baldness bed_sores bedsores
      bleeding_gums bloating blood_clots blood_pressure blood_sugar brain_fog bunion bunions burnout
      canker_sores car_sickness carpal_tunnel chest_pain chickenpox chilblains chronic_pain cold_sore cold_sores
      colds colic common_cold concussion constipation copd cough coughing coughs cramping cramps croup
      dandruff_flakes diaper_rash disease diseases dizziness dry_eye dry_eyes dysentery ear_aches ear_infection
      ear_infections ear_pain earache erectile_dysfunction eye_strain eyestrain fever flu foot_pain
      frozen_shoulder fungus gallstones gerd gout gouty gum_disease hair_loss halitosis hangover hangovers
      hay_fever head_lice headache headaches heart_attack heart_attacks heart_disease heart_failure heartburn
      heat_rash heel_pain heel_spur heel_spurs high_blood_pressure hip_dysplasia hip_pain hives hot_flashes
      hot_flushes ibd ibs illness illnesses indigestion inflamed_joints insect_bites itching itchy_bites
      itchy_skin jaundice jaw_pain jet_lag joint_pain joint_stiffness kidney_disease kidney_stones knee_pain
      leg_cramps limping macular_degeneration measles memory_loss menstrual_cramps mood_swings morning_sickness
      motion_sickness muscle_aches muscle_cramps muscle_pain muscle_spasms nail_fungus nappy_rash
      nasal_congestion nausea neck_pain nerve_pain nettle_rash night_sweats nosebleeds numb_toes
      overactive_bladder pain pains panic_attacks period_pain pimples pink_eye pms poison_ivy poor_circulation
      ptsd rash rashes restless_legs ringworm runny_nose runny_noses scabies seasickness seizures
      separation_anxiety shin_splints shingles shoulder_pain sinus_congestion sinus_pain sinus_pressure
      skin_tags sleep_apnea sleeplessness slipped_disc sneezing snoring sore_back sore_feet sore_gums sore_heels
      sore_joints sore_knees sore_muscles sore_neck sore_throat sore_throats sprain sprained sprains
      stiff_joints stiff_neck stomach_ache stomach_aches stomach_bug stomach_cramps stomach_pain stomach_upset
      stomach_upsets stretch_marks stuffy_nose stuffy_noses sunburn swollen_ankles swollen_feet swollen_joints
      teething_discomfort teething_pain tennis_elbow thinning_hair thyroid tingling tired_eyes tmj tooth_decay
      toothache toothaches travel_sickness tremors triglycerides tummy_ache upset_stomach uric_acid uti utis
      varicose_veins vomiting warts wheezing whooping_cough`,
    cures: `alleviate alleviates banish banishes bring_down brings_down calm_down clear_up clears clears_up
      combat combats correct corrects counteract counteracts cure cured cured_my cures curing cut_down cuts_down
      diagnose diagnoses dissolve dissolves drains draw_out draws draws_out dulls ease eases eliminate
      eliminates end ends erase erases fade fades fend_off fends_off fight fighting fights flush_out flushes
      get_rid_of gets_rid_of heal heal_up healing heals heals_up help_with helps_with hold_off holds_off
      keep_at_bay keeps_at_bay kills lower lowers manages minimise minimises minimize minimizes mitigate
      mitigates numb numbs prevent preventing prevents quell quells rebuild rebuilds reduce reduces reducing
      relieve relieves relieving remedies remedy repair repairs resolve resolves reverse reverses rid shrink
      shrinks soothe soothes soothes_away soothing speeds_up stop stops tackle tackles take_away takes_away
      treat treating treats vanquish ward_off wards_off wipes_out works_against`,
    germs: `algae ants aphids bacteria bacterium bed_bug bed_bugs bedbugs beetles black_mold black_mould bugs
      candida cockroach cockroaches creepy_crawlies dust_mites e_coli earwigs fire_ants flea fleas flies
      fruit_flies fungi fungus germ germs gnat gnats gophers hornets horseflies insects lice listeria louse
      mealybugs mice microbe microbes midge midges mildew mite mites mold moles mosquito mosquitoes mosquitos
      moth moths mould mrsa nits no_see_ums odor_causing_bacteria parasites pathogen pathogens pest pests
      pill_bugs possums raccoons rat rats roach roaches rodent rodents salmonella sand_flies silverfish skunks
      slugs spiders spores staph stink_bugs stinkbugs termite termites thrips tick ticks vermin virus viruses
      voles wasps weevils whiteflies wireworms woodworm`,
    repels: `against avoid away bait banish* bar bars block blocks chance chase* clear_off collar combat*
      come_near control* cuts destroy* deter deters disappear* discourag* drive drives eliminat* eradicat*
      exterminat* fewer fight* flee foothold free gone goodbye hate hates inhibit* keep keeps kill* leave
      move_out neutraliz* never not nowhere packing prevent* proof protect* purif* rat_poison remov* repel*
      resist* rid scare scares slash stay_off stay_out stays_off stop stopped stopping stops trap traps treat
      treated treatment turn_round wipe wipes zap zaps`,
    relief: `against away balm banish* beat* better breathe calm* capsule* cooling cream disappear* drop*
      effective faded fades flare* for free gel gels gone goodbye gummies hair healing hello help* helps_with
      improve* less lift lotion melts ointment open* packing patch* pillow* point_s pressure_off prone_to
      protect* recover* reduc* relief reliev* remed* remov* salve sends serum size soap sooth* spray stimul*
      stop* suffer* syrup tea thank thanks therapy to treat* vanish*`,
    state: `a_cold achy_legs arthritic_joints blisters bruises bruising cartilage cavities circulation colds
      congestion corns dandruff discomfort fatigue_syndrome gout hot_spots hotspots_on illness inflammation
      joint_stiffness ligaments numbness plaque pressure puffiness scars sore_legs soreness sores stiffness
      stroke strokes swelling symptoms tension the_cold tightness tired_legs toxins veins worms worn_joints
      wounds`,
    units: `copies items packs pairs pcs pieces sets units`,
  },
  lines: {
    medical: `
! free_of|without|no|zero ~1 acne|blemishes|breakouts|pimples
! live|move|run|sit|sleep|walk|wake ~3 without ~1 @illness
! never|no_more ~2 @illness
- @illness [relief] not|isn_t ~1 claimed|covered|implied|intended|promised
- @illness ~2 awareness|bracelet|cookbook|hospital|id|inhaler|ribbon
- air|belt|chain|hose|line|rope|spring|steam|string|thread|tire|tyre|valve|warp|water ~2 pressure|tension
- blood_pressure|blood_sugar|cholesterol|pain chart|cuff|log|meter|monitor|scale
- blood_pressure|blood_sugar|pain|thyroid ~2 au|chart|cuff|log|monitor|points|scale
- brush|paint|pen|pump|swim stroke|strokes
- cancer astrology|awareness|crab|horoscope|ribbon|sign|zodiac
- cancer crab|horoscope|sign|zodiac
- cannot|doesn_t|isn_t|never|no|not ~9 claim|cure|diagnose|medical|medicine|prevent|relieve|treat|treatment ~~9 @illness
- cough drop|drops
- depression era|glass
- diagnose|diagnoses ~3 car|computer|engine|fault|vehicle
- dr pain
- ease|eases|prevent|prevents|reduce|reduces|stop|stops ~2 swelling ~1 door|doors|wood
- fight|fights back
- great depression
- hair growth chart
- joints ~2 furniture|wood
- ok|safe|suitable for ~3 @illness
- pain au|points
- pressure|tension ~3 belt|boiler|cable|chain|cooker|gauge|hose|line|pipe*|pump|rope|spring|strap|string|thread|tyre|valve|water|wire
- prevent|prevents|reduce|stop ~3 pain in_the_neck|points
- recovery board|disk|mode|ring|rope|slides|strap|track|usb
- suffer|suffering|suffers from ~3 @illness ~~9 consult|doctor|physician
- tear free
- weight loss journal
- weight loss ~2 after|at|fabric|material|of
- ~~9 never|not intended ~~9 cure|diagnose|prevent|treat ~~9 condition|disease|diseases|illness
-? @illness @germs
-? bag|box|case|holder|organizer|pouch ~3 @illness
? =@illness ~~5 @relief
? @relief ~6 =@illness
? bladder_stones|hair_growth|hair_regrowth|urinary_stones|weight_loss
@cures ~3 @state
@cures ~4 @illness
accelerates|promotes|speeds ~1 healing|wound_healing
anti acne|arthritis|dandruff|itch|nausea|snore|snoring
anti anxiety|cancer|depressant|diabetic|inflammatory|viral
approved|authorized|certified|cleared|endorsed|licensed|recognized|registered by ~3 ema|fda|health_authorities|health_authority|health_canada|health_ministry|mhra|ministry_of_health|tga|who|world_health_organization
approved|certified|cleared|registered by [the] fda
approved|endorsed|prescribed|recommended|trusted|used by ~3 *ologists|chiropractors|clinics|doctors|gps|hospitals|nurses|pediatricians|pharmacists|physicians|physiotherapists|podiatrists|surgeons
balance|balances|control|controls|improve|improves|maintain|maintains|normalize|normalizes|promote|promotes|regulate|regulates|stabilize|stabilizes|support|supports|supporting ~3 blood_flow|blood_pressure|blood_sugar|circulation|digestion|digestive|fertility|gut|heart_health|hormones|hormone|immune|immunity|joint_health|joints|liver|metabolism|prostate|recovery_after|thyroid
boost|boosting|boosts|strengthen|strengthens ~2 immune|immune_system|immunity
boost|boosts|boosting|increase|increases ~2 circulation|fertility|libido|memory|metabolism|stamina|testosterone
burn|burns|melt|melts ~2 fat
bye|goodbye to ~1 @state
chiropractors|dermatologists|dentists|doctors|gynecologists|midwives|nurses|orthopedists|pediatricians|pharmacists|physicians|physios|podiatrists|specialists|surgeons|therapists|veterinarians|vets ~3 agree|approve|endorse|prescribe|recommend|swear|trust
chiropractor|dentist|dermatologist|doctor|midwife|nurse|pediatrician|physician|physio|podiatrist|surgeon|vet|veterinarian|veterinary approved|backed|developed|endorsed|formulated|recommended|trusted
cleanse|cleanses|detox|detoxes|detoxifies|detoxify ~2 blood|body|colon|kidneys|liver|organs|toxins
clear|clears|free|frees|open|opens|unblock|unblocks ~2 airways|bronchi|sinuses
clinically|medically|scientifically proven|tested
curb|curbs|suppress|suppresses ~1 appetite|cravings
cuts|shortens|speeds|speeds_up ~2 recovery
detox|detoxifying foot|pads|patch|patches|tea
faster|quick|quicker|rapid|speed|speeds|speedy ~2 healing|recovery
fda [510k] approval|approved|certified|cleared|registered
flare_ups|itching|redness|swelling|symptoms ~5 disappear|disappears|gone|vanish|vanishes
get|gets over ~1 @illness|cold|flu
grow|grows|regrow|regrows|regrowing|regrowth|restore|restores|thickens ~3 hair|hairline
healing|therapeutic ~1 benefits|effect|effects|powers|properties
heal|healing|heals faster|quickly|sooner|without
keep|keeps|stop|stops ~4 from aching|bleeding|flaring|getting_worse|hurting|itching|swelling
less|no|reduced stiffness|soreness|swelling
lose|losing|lost|shed|shedding|sheds ~3 belly|fat|inches|pounds|weight
medical_grade ~3 results
miracle cure|pill|remedy
natural ~2 cure|remedy
no_more|without|throw_away|forget|ditch|replaces|instead_of|alternative_to ~2 antibiotics|drugs|medication|medications|meds|painkillers|pills|steroids|surgery
recommended by ~2 dermatologists|doctors|physicians
sinuses|airways clear|open
works_like ~2 drug|medicine`,
    antimicrobial: `
- @germs costume|decal|design|mask|pattern|patterned|print|printed|prints|shaped|stickers|tattoo
- @germs culture|cultures|do_the_work|included|not_included
- @germs ~2 are|is not
- ant|bug|flea|fly|mosquito|moth|pest|spider bite|collector|comb|eaten|eyed|market|net|netting|orchid|vacuum_aquarium
- athlete_s_foot book
- au_chocolat mold|mould
- bag|base|box|bracket|brush|bulb|case|cord|cover|dish|grid|hanger|holder|hook|lid|mount|plate|pouch|rack|saucer|shelf|spare|stand|storage|tray ~~7 fits|for|holds|sized_for|store|stores ~6 bait|coil|coils|collar|collars|diffuser|disinfect*|incense|insecticide*|killer|pesticide*|repellent*|sanitizer*|spray*|swatter*|trap|traps|wipes|zapper|zappers
- baking|cake|candle|cheese|chocolate|ice|jelly|kulich|muffin|pan|resin|silicone|soap mold|molds|mould|moulds
- baking|cake|candle|chocolate|ice|resin|silicone|soap mold|molds
- bleach|chlorine|clean|cleaner*|cloth|disinfect*|sanitiz*|steriliz* ~~7 attack*|crack*|damage*|discolo*|dull*|fade*|harm*|mark*|ruin*|scratch*|spoil*|stain*|tarnish*|void*
- bluetooth|computer|ergonomic|gaming|optical|wireless mice|mouse
- bugs|fix|fixes bug_fixes|fixed|report
- butterflies|butterfly|chocolate|dried|fake|feeder|fishing|freeze_dried|gummy|meal|plastic|plush|rubber|toy @germs
- cake|candle|resin|silicone|soap ~2 mold|molds|mould|moulds
- cannot|doesn_t|isn_t|never|no|not|without ~4 antimicrobial|effective|keep|kill|kills|poison|protect*|repel|repels|trap|treat|work|works ~4 @germs
- can|easy|may|safe|suitable ~3 sterilis*|steriliz*
- catch|collect|observe|photograph|release|study|watch ~3 @germs
- cat|cats|dog ~2 mice|mouse|rat
- chemical|fungicide|fungicides|insecticide|insecticides|pesticide|pesticides free
- costume|game|plush|toy ~2 ants|bugs|spiders
- fix|fixes ~2 bugs
- flies @germs|fishing|lures
- fly|mice|mouse|pest|rat ~2 computer|cursor|pad|wireless
- free from|of ~3 fungicid*|insecticid*|pesticid*
- germ oil
- hand_sanitizer|sanitizer bottle|bottles|dispenser|holder|holders|keychain
- keeps|kills|repels|stops no ~1 @germs
- keep|keeps bugs_out
- keep|keeps ~3 leaves|dust|dirt|debris ~2 @germs
- keep|keeps|protect|protects ~4 ants|bugs|flies|insects|moths ~1 away|from|out ~3 cover|lid|mesh|net|screen|tent|zipper
- mold proof_box
- mold|molds|mould|moulds N|for|holds|maker|makes|pan|set|six|tray|with
- not|never designed|intended|made|meant|suitable|use|used ~9 @germs|disinfect*|sanitiz*|steriliz*
- remove|removes ~2 bug|bugs ~1 from ~2 car|windshield
- sanitize|sterilize ~2 before|dishwasher|boiling
- sterile dressing|gauze|pad
- sterilis*|steriliz* ~1 by|in|with ~2 boiling|cold_water|microwave|solution|steam
- sterilised|sterilized ~1 cat|cats|dog|dogs
- steriliz*|sterilis* bag|box|case|jar|tongs
-? @germs ~5 embroidered|printed
? =@germs ~~9 @repels
? @illness ~6 @germs
? @repels ~~8 =@germs
? colloidal_silver|ionic_silver|nano_silver|nanosilver|silver_ion|silver_ions
?! no_more|nobody_likes ~1 @germs
?! no|zero|without @germs
anti bacteria|bacterial|fungal|germ|microbial|mildew|mite|mites|mold|odor_bacteria
antibacterial|antifungal|antigerm|antimicrobial|antimicrobials
bactericid*|fungicid*|germicid*|insecticid*|pesticid*|rodenticid*|virucid*
bug|fly|insect|mosquito|moth|mouse|pest|rat|roach|wasp deterrent|killer|repellant|repellent|repelling|repeller|spray|zapper
destroys|eliminates|kills|removes|wipes_out|zaps ~2 N % of ~2 [@germs]
disinfectant cleaner|mist|spray|wipes
disinfects|disinfecting
kills|killing|destroys|eliminates|repels|repelling ~5 =@germs
sanitise*|sanitiz*|sterilis*|steriliz*`,
    guarantee: `
- change your_mind_set
- guaranteed analysis
- guaranteed rate_field
- guaranteed smiles|fun|laughs|hit|freshness
- guarantees|warranty is_not|not ~2 covered|included|valid
- guarantee|warranty card|cards|deed|does|excluded|fund|registration|seal|slip|void
- guarantee|warranty documents|papers|paperwork
- guarantee|warranty|return|returns binder|box|drawer|file|folder|organizer|rack|shelf|tray
- legal|statutory ~2 guarantee|warranty
- not like
- no|not|without ~2 warranty
- refund pad|book|slip|form
- refundable deposit
100_%|full|total satisfaction
? at_our_cost|at_our_expense|garantee*|guarantee*|money_back|refund*|warantee|warranted|warranties|warranty|warrenty
?~ reimburs*
@num year|month cover|coverage|protection
N|sixty|thirty days to return|try|decide
N|sixty|thirty day|days ~1 return|returns|trial|to_return
N|ten|five|two years|year of ~1 coverage|cover|protection
^ not ~4 a_fan|convinced|delighted|happy|impressed|in_love|pleased|right|satisfied|sold|thrilled|your_thing ~6 .
another_one|fix|new_one|repair|replace|replaced|replacement|spare|swap ~5 for_free|for_life|for_nothing|free_of_charge|gratis|no_charge|no_cost|no_questions_asked|on_the_house|on_us|our_expense|without_question
any|every defect|fault ~6 we|us|our
ask ~2 for ~1 new_one|replacement
backed|covered|protected against|by|for ~5 defects|life|lifetime|months|promise|us|year|years
bends|breaks|breaks_down|cracks|dies|fails|give_out|gives_out|leaks|rips|snaps|tears|wears_out ~~9 another|free|new|on_us|replacement|we
breaks|breaks_down|broken|fails ~~6 new_one|replace|replaced
bring|mail|send|ship it|them back|home
cash_back|make_it_right|make_things_right|pay_you_back|put_it_right|settle_up
change your_mind
don_t|hate love|like|it ~~5 money_back|return|send_it_back
each|every|last cent|dollar|penny ~2 back|returned
easy|free|hassle_free|no_hassle|worry_free exchange|replacement|return|returns
easy|free|hassle_free|no_hassle|worry_free|no_cost exchanges|replacements|refunds
exchange|swap ~1 it|them ~5 free|no_charge|no_cost
faulty|broken|defective ~2 parts|pieces|units ~3 free|replaced|replace
free_parts|parts_and_labor|parts_and_labour
free|no|without|zero risk
fresh_one|new_one|next_one|replacement ~1 is ~1 on_us
full|no_fuss|partial|prompt refund
get|give|return ~3 money ~2 back|full
happiness|satisfaction ~1 assured|first|promise
hassle|worry free exchange|replacement|return|returns
hate it
if [for_any_reason_you_are|you're|you_are|you_re|youre] not [100_%|completely|fully|totally] happy|satisfied
life_long|lifelong|lifetime ~1 guarantee|warranty
lifetime ~1 cover|coverage|promise|protection|replacement|support
money [is|will_be] returned
new_one|replacement|fresh ~3 on_its_way|coming
no hassle_returns|questions_asked|quibble|quibbles
no risk|risks
not|un ~2 happy|love|like|satisfied ~~4 back|refund|return|send
peace_of_mind ~3 coverage|plan|policy
purchase|order is|stays ~1 covered|protected|safe
replace it|them for free
return|returns ~1 accepted|policy|welcome
return|send ~3 within N days
risk free [order|purchase|shopping|trial]
stand|stands behind ~2 craftsmanship|every|product|products|quality|work
try ~3 risk_free
try ~4 N|thirty|sixty days|nights
we ~2 exchange|fix|give|mail|refund|replace|rush|send|ship ~5 another|new|new_one|replacement ~2 [at_no_charge|at_no_cost|for_free|free|free_of_charge|on_us]
we ~2 make_it_right|make_things_right|sort_it_out|take_it_back
we ~3 make_good|fix|repair ~2 any|every ~1 defect|fault
we|we_ll|we_will replace|return
~ refund|refundable|refunds`,
    offer: `
! cheaper|less|off|savings at_checkout|in_cart|today|with_code
! pay ~1 full_price|retail|full
! use|enter|apply code
- N for N x|month|months|to|year|years
- a great|good deal of
- another|exchange|new_one|repair|replace|replacement|send ~8 at_no_charge|at_no_cost|for_free|free|free_of_charge|no_charge
- bargain bin|bins
- bargain|bestseller|black_friday|deal|deals|discount|offer|sale ~~9 blu_ray|book|dvd|hardcover|history|memoir|novel|paperback
- bargain|budget|cheap|discount ~1 brand|brands
- bonus card|chapter|content|episode|points|room|track|tracks
- bonus level|levels|round|rounds
- calculating|learn|math|workbook|worksheet ~3 discount|discounts|percentages|sale
- code|codice|codigo asin|ean|sku
- coupon binder|book|folder|holder|organizer|wallet
- coupon|coupons|promo art|binder|holder|organizer|photos|video
- deal of_room
- delivery|postage|shipping|orders ~3 above|from|over|starting_at ~1 N [euros|pounds|dollars]
- discount tire
- for rent|sale|sign|signs|tag|yard
- for sale by|sign|signs|sticker|tags
- free choice|fall|flight|flow|flowing|form|form_factor|from|hand|hanging|kick|length|moving|of|range|rein|space|spinning|spirit|standing|state|style|swinging|throw|time|turning|way|weight|weights|wheel|will
- free of
- gift for_you
- half|N off center|centre|road|set|white
- high_quality ~~1 great value
- hot|hottest|top|best selling ~9 author|novel
- in ~2 price class|range
- on sale sign
- price s_candles
- price|prices board|boards
- price|prices gun|label|labels|tag|tags
- price|pricing gun|guide|guns|holder|holders|labeler|labeller|list|lists|of_admission|sticker|stickers|board|card|cards|chart
- rate|rating|review ~~7 free
- rate|rating|review ~~7 gift
- sale &|amp|e|gosse|grosso|himalayano|marino|pepe|rosa
- three_year|two_year
- unit price|prices
-? clearance between|height|lamp|lamps|light|of
-? coupon|coupons|discount|promo|voucher card|cards|compartment|game|pocket|slot|slots|wheel
-? discount ~1 shop|store|supermarket
-? for ~2 coupon*|deals|discount*|offers|promo*|sale|sales|voucher*
-? neither|nor ~3 cheapest|bestseller
2nd|3rd|extra|second|third ~3 free|half|no_charge|yours
? add_to_basket|add_to_cart|at_cost_price|at_no_charge|bang_for_your_buck|below_cost|below_retail|best_buy|best_price|bestseller|bestsellers|bestselling|bogo|break_the_bank|budget_friendly|cashback|chart_topping|cheap_and_good|cheapest|cut_price|direct_from_the_factory|dirt_cheap|doorbuster*|everyone_is_buying|everyone_is_grabbing|factory_direct|fair_price|fastest_selling|flying_off|for_pennies|free_of_charge|freebie|freebies|gift_inside|great_buy|half_off|hot_cakes|inexpensive|into_your_cart|intro_price|introductory_price|low_cost|money_saver|money_saving|most_bought|most_popular_item|most_sold|no_1_seller|no_extra_cost|number_1_seller|number_one_seller|overstock|payday|penny_less|penny_pinching|price_cut|price_drop|price_match|price_tag_you|price_you|rock_bottom|selling_fast|sellout|sells_out|special_price|steal_of|three_for_two|top_seller|top_selling|two_for_one|unbeatable_deal|unbeatable_price|wallet_friendly|worth_every_penny
? exclusive|special|incredible|weekly|launch deal|deals|offer|offers
?~ bargain*|bonus|clearance|closeout|complimentary|coupon|coupons|discount|discounted|discounts|economical|giveaway|markdown|must_go|price|priced|prices|pricing|promo|promotion|promotional|rebate|sold_out|steal|stock_up|thrifty|voucher
N % cash_back|cheaper|less|off|reduction
N for N|$
N get N|one [free]
N off .
N sold
^ buy more
^ sale .
affordable|best|cheap|factory|great|half|low|lower|lowest|special|unbeatable|wholesale cost|price|priced|prices
amazing|excellent|good|great|outstanding|super|unbeatable|fantastic|better value
amazing|good|great|real|super|sweet deals
amazon_s choice
at|for no extra_charge|extra_cost
a|get|get_a|includes|including|plus|receive|your free LATIN
before ~2 gone|sold_out
below|from|under|was $ N
best value
bulk|launch|member|quantity|seasonal|student|volume discount|discounts|price|pricing
buy now|today
buy|get|order ~~5 N|one|two|three|second|third ~2 free|half|off
buy|spend more ~1 pay|save
cheaper than ~1 before|ever|last|usual
cheaper ~3 anywhere|elsewhere
cheaper|less than ~1 @num|a ~2 coffee|coffees|lattes|takeaway|meal|ticket
code|codice|codigo CAP
comes|come|included|includes|with ~2 free ~2 bag|bonus|brush|case|charger|cleaning|cloth|gift|guide|lid|pouch|recipe|refill|replacement|sample|stand|strap|tote|travel
complimentary ~2 extra|gift|sample|case|pouch|bag|cloth
costs ~1 less
cost|costs nothing
coupon|voucher ~1 below|inside|included
deal of|price
dirt|ridiculously|super|surprisingly|unbelievably cheap
enter|type ~4 basket|cart|checkout
everyone|everybody is|s buying|grabbing
exceptional|incredible|unbeatable ~1 value
fastest|hottest seller|selling
for the_price_of|half_the_price|less_than
fraction|half|quarter|third of_the ~3 cost|money|price
free gift|gifts|item|sample|samples|trial
free ~4 per|every|each order|purchase|pack
get N|it|one|yours free
get ~2 free|half off
gets|get ~2 reward|gift_card
gift for|from|to us|you
gift|gifts with ~1 every|order|purchase
gift|gifts|surprise in ~1 each|every ~1 box|order|package|parcel
good|great|real|super|sweet deal
grab|snag|snap ~3 bargain|deal|deals
hot deal|item|sale
huge|big|massive|great|incredible|instant savings
in_exchange|in_return for ~2 gift|refund|reward|voucher
included ~1 with ~1 purchase|order
just|now|only [for] $|£|¥|€ N
last chance ~1 at|for ~1 price
limited time deal|discount|offer|price|sale|special
marked down
minus N %
no|not ~3 cheaper|lower_price|better_price|better_deal
on sale|special
on_us|on_the_house
order|buy|purchase now|today ~4 gift|receive|save|free
our gift to
pay ~3 for_N|half|less|one|only|two
pay_less|spend_less
price|prices cut|drop|drops|match|reduced|slashed
sale|offer|deal|promotion|discount end|ends|ending|expires|lasts
save|saves|saving ~2 @num|twenty|fifty|big|cash dollars|bucks|euros|pounds|when|per
save|saving [up_to] N %
subscribe and_save
surprise gift
the_more you_buy|you_order ~~3
value for_money
was $|N ~~2 now
we|we_ll throw in
while_stocks_last|while_supplies_last|until_sold_out|before_they_re_gone
worth $|£|€ N`,
    shipping: `
! no|not|won_t ~3 restock*
- @illness ~2 overnight
- arrives within seconds
- arrive|arrives|comes|delivered|shipped|ships by_hand|flat|fully|in|ready|with ~3 assembled|box|packaging|packed|ready
- arrive|arrives|delivered|delivery|ship|shipped|ships in ~2 bag|box|boxes|carton|cartons|condition|envelope|original|package|packaging|parts|piece|pieces|tube
- delivery|shipping bag|bags|box|boxes|driver|envelope|envelopes|label|labels|mailers|man|room|scale|tape|truck|van
- delivery|ship|shipping by|from sea
- in N days ~1 trial
- in_stock form|trim
- left|remain bare|blank|empty|free|open|plain|unstitched|untreated|visible
- one_day|two_day backpack|bag|course|hike|pass|trip
- overnight bag|case|diaper|diapers|oats|nappy|pants|stay
- package|parcel|tracking ~1 label|labels|tracker
- ship|ships captain|from_the|in_a_bottle|in_bottle|model|pirate|wheel
- we ~2 ship_with ~2 batteries
2_day|expedited|express|fast|free|international|next_day|one_day|overnight|prime|priority|quick|rapid|rush|same_day|speedy|standard|two_day|worldwide [domestic|mainland|uk|us|usa] [mainland] delivery|dispatch|postage|ship|shipment|shipped|shipping
? next_working_day|next_business_day|stocked_in
@num|few|handful ~2 @units ~1 left|remain|remaining
N|few left in_stock
almost|nearly sold_out|gone
arrives_tomorrow|at_your_door|express_delivery|free_postage|get_it_tomorrow|in_your_mailbox|next_day|no_postage|on_your_doorstep|overnight|postage_paid|same_day|to_your_door|two_day
arrives|delivered|dispatched|mailed|posted|sent|shipped|ships ~4 before|business_days|doorstep|free|hours|monday|next_day|overnight|prime|same_day|today|tomorrow|warehouse|weekend|within
arrive|arrives|arriving in|within ~2 days|hours
at|from|have|in [a|our] ~2 depot|fulfillment_center|warehouse ~1 [in]
at|on|to ~1 your|their doorstep|porch
customs|duties|import ~2 included|paid
delivered|delivery|sent|shipped ~2 at|for no|zero ~1 charge|cost|fee
dispatched|mailed|posted|shipped from ~0 CAP
dispatched|shipped|ships|sent|mailed ~1 in|within ~1 @num|a day|days|hours
down to our_last|the_last @num
eu|uk|us|usa warehouse
get_it|have_it|receive_it before|by|in_N|on|tomorrow|within
gets_to|reaches|with you ~2 in|within ~1 N|one|two|three|five|a_few days|hours
in stock
in_stock ~2 ready
in|within N|one|two|three|a_few [business] days|hours ~2 door|doorstep|home|you
in|within ~1 @num|a|one business|working day|days
just|last|only @num @units in
just|only @num|few|handful of ~5 left|remain|remaining
just|only N left
leaves|departs ~2 depot|warehouse|workshop
leaves|leave ~3 our|the ~1 warehouse
low|limited|running_low stock
no customs|duties|import|postage|shipping
no|zero delivery|postage|shipping [charge|charges|cost|costs|fee|fees]
only|just ~5 left at|in
order soon
order|ordered ~5 arrive*|get_it|porch|same_day|ships
order|ordered|orders ~1 before|by ~3 ~~6 go_out|on_its_way|same_afternoon|same_day|that_afternoon|this_afternoon|today
ships|delivers|arrives|lands ~5 christmas|easter|halloween|friday|weekend|time_for
stock is|are limited|low
stock ~2 low|limited
tracked|tracking ~1 delivery|number|shipping
we ~2 deliver|dispatch|ship
with_you ~1 next|tomorrow|within
~ overnight|standard_postage|standard_shipping`,
    contact: `
- contact us_customs
- for|like|perfect_for|ready_for @social
- scan ~3 code|codes|qr checker|reader|scanner
LATIN at LATIN dot LATIN
LATIN dot com|net|org
at|by|on|over|through|via @social
call_us|chat_with_us|contact_us|customer_service|dm_us|email_us|get_in_touch|helpline|message_us|our_hotline|our_support|reach_out|talk_to_us|text_us|toll_free|write_to|write_to_us
call|contact|dm|e_mail|email|message|phone|reach|text|write customer_service|me|our|seller|support_at|the_seller|us [anytime|at|by|for|if|on|team|through|via|with]
call|dial|text N N
check|check_out|find|see|visit my|our|the_official|us_at|us_on [official|online|own] online_shop|page|shop|site|store|storefront|us|web|website
drop|send|shoot ~2 dm|email|line|message|note|us
fax N
follow|find|join|like|message|dm|tag ~3 @social
official|our website
our ~2 channel|chat|facebook|group|help_desk|hotline|instagram|newsletter|online_store|web_shop|web_site|webshop|website|webpage|web_store
sign_up ~3 newsletter
subscribe to_our|to_us
www dot`,
    comparison: `
! found|sold elsewhere
! no_more|not ~3 copies|copy|dupe|imitation|imitations|knockoffs
! others ~1 charge|make|offer|sell|use
! stuff|kind|sort ~1 others
- apple|candy|craftsman|marshall|ninja|parker|purple|shark style|type
- better|faster|lighter|stronger than ~2 aluminum|before|conventional|cotton|ever|glass|ordinary|plastic|regular|standard|steel|traditional
- compatible|fit|fits|use|use_with|used|works ~3 all|most|other brand|brands
- fits|fit|for ~3 most_brands
- other brands of_@brand
- other brands ~2 fit|not_fit|don_t_fit
- other ~1 buyers|customers|dads|moms|mums|owners|parents|people|shoppers|users ~1 liked|said|say|tell|think|thought|write|wrote
- style|stile|estilo|tipo|type craftsman|ninja|purple|shark
- than aluminum|before|cotton|ever|glass|paper|plastic|steel|wood
- than ~1 american|earth|egyptian|english|eu|european|french|full|i|january|kevlar|king|merino|nylon|queen|teflon|twin|uk|us|usb
- the_others ~2 novel
- the_rest of
- unlike ~2 photo|picture
- versus|vs cancer
-? @names ~1 N
-? @names ~3 compatible|original|replacement
-? ^ @names
-? ^ LATIN @names
-? accept|accepts|compatible|fit|fits|matches|suits|suitable|works ~~9 other_brands|other_makes|most_brands|leading_brands|other_manufacturers
-? adapter ~~9 @names
-? adapter|attachments|by|charger|compatible|compatible_with|fit|fits|for|genuine|not_made_by|original|replacement|replaces|with|works_with ~~5 @names
-? and|like ours
-? compatible|fit|fits|for|interchangeable|mix|suits|use|with|work|works ~4 leading_brand*|name_brand*|other_brand*|other_makes|other_manufacturers
-? ours and
-? than ~1 CAP a3|a4|a5
-? unlike acrylic|aluminium|aluminum|bamboo|cast_iron|ceramic|cotton|down|glass|leather|linen|metal|paper|plastic|polyester|rubber|silk|solid|stainless|steel|wood|wool
-? unlike earlier|my|our|the_earlier|the_first|the_old|the_previous
? @names|big_brands|big_names|cheap_copies|cheap_ones|cheaper_ones|competing_brands|competitor*|copycat*|generic_brands|imitations|knock_off|knock_offs|knockoff*|leading_brand*|lookalikes|most_brands|most_makers|most_manufacturers|most_sellers|name_brand*|no_brand|no_name|not_ours|other_brand*|other_companies|other_makes|other_manufacturers|other_seller*|other_shops|other_vendors|ours|ours_aren|ours_do|ours_does|ours_doesn|ours_don|ours_isn|ours_lasts|ours_never|ours_stays|ours_won|rival_brands|rival_products|store_brand*|the_competition|typical_brands|unlike
@brand alternative|inspired|stil|style|type
alternative|copy|dupe|substitute for|of|to ~1 @brand
as ~2 as [a|an|the] CAP
avoid|beware_of|fooled_by|settle_for|watch_out_for|fall_for ~3 cheap*|copies|copycats|counterfeit*|fake*|flimsy|imitation*|inferior|knock|lookalikes
bargain|budget|cheap|cut_price|discount ~1 brand|brands
beat|beats|crush|crushes|outclass*|outlast*|outperform*|outshine*|rival|rivals ~4 @brand|brand|brands|competing|competition|competitor*|leading|others|pricier|rest
better|bigger|brighter|cheaper|cleaner|cooler|easier|faster|finer|harder|healthier|less_expensive|lighter|longer|louder|more_comfortable|more_durable|more_powerful|more_reliable|quieter|safer|sharper|smaller|smoother|softer|stronger|superior|superior_to|thicker|tougher|warmer|worse ~2 than|to ~3 @brand|CAP|amazon_brands|brand|brands|competing|competition|others_on|products|rivals|the_rest
bye_to|ditch|forget|goodbye_to|switch_from|who_needs ~2 @names
cheap|cheaper ~3 other_brands|competitors
cheap|flimsy ~1 copies|imports|imitations|knockoffs
come un|una|il|la|i|le|gli @brand
competing ~3 bags|brands|models|products
cut corners
double|half|times|triple|twice ~4 as|of|than ~2 @brand
dupe|lookalike|look_alike for|of
estilo|facon|genre|im_stil_von|imitacion|simil|stile|style|tipo|type @brand
flimsy|inferior|lesser|overpriced|pricey brand|brands|models|products|versions
most|other|others|rival ~6 ~~3 ours|this_one
nothing on ~1 @names
other ~4 ~~2 this|these [one]
others ~1 break|charge|fade|fail|rust|sell|use
other|others ~9 ~~3 our|ours ~3 don|doesn|won|never|not
other|others|the guys|ones ~1 charge|cut|fall|skimp|use
outperforms|beats ~2 other|every_other|all_other|any_other
overpriced ~2
pay|paying ~2 more|extra ~2 big_name|brand|logo|name
rival ~2 crack*|fail|fails|leak*|rust*|wobble*
same|comparable ~3 as ~3 @brand
skimp ~2 on
than any other|brand|competing|competitor*
the_others|other_guys|the_other_guys|the_rest
tired|sick|fed_up|done ~1 of|with ~3 bargain_bin|cheap|flimsy|imitation|knock_off|overpriced ~2
unlike ~1 those|these|the|other|most|cheap|flimsy ~2 brands|copies|imitations|knock_offs|knockoffs|ones|products|others
why pay ~3 big|brand|more|name
without the @brand price|price_tag`,
    reviews: `
!! RATING ~1 stars on_average|average
" ~~1 says|writes|wrote|said
- N of 5 pieces
- N ~1 star ~2 rating_plate
- N|five|four star|stars admiral|anise|badge|ball|bit|bits|bolts|chart|dragon|flag|general|hotel|hotels|kitchen|lantern|led|necklace|pattern|pin|print|resort|restaurant|screwdriver|screws|shaped|sticker|stickers|string
- N|five|four star|stars and|for_kids|glow|hanging|in|on|shaped|sticker|stickers|to|with
- N|five|four star|stars ~2 embroidered|engraved|painted|printed|sewn|stitched|woven
- N|five|four star|stars ~2 garland|hotel|hotels|pattern|print|shaped|string
- age|current|denier|energy|fire|ip|load|octane|power|r|spf|temperature|tog|upf|voltage|weight|wind rating|ratings
- annual|book|film|literature|movie|peer review|reviews
- feedback ~2 damping|guitar|pads|pedal
- five|N star binder|flag|folder|notebook|planner
- journal|log|notebook ~6 rating|review|star
- rated N a|amp|amps|hz|kg|lbs|psi|v|volts|w|watts
- rating|ratings energy|ip|plate|system_of|voltage
- rating|ratings ~1 N a|amp|amps|bar|kg|kn|lb|lbs|psi|v|volts|w|watts
- redmi|galaxy note N
- review board|journal|notes
- review ~1 instructions|manual|settings|steps
- tested|used ~6 cycles|hours|openings|times|washes
- users ~1 report_problem
-? box|column|field|room|space for ~1 comments|feedback|opinions|ratings|reviews
-? comment|feedback|opinion|rating|review box|card|cards|column|form|forms|pad|pads|sheet|sheets
-? star rating of
? 5|N|five star|stars ~4 appreciated|average|by|click|from|helps|leave|means|means_the_world|please|rated|would
? reviewer*|testimonial*
?! "|”|»|“|« ~~4 acheteu*|acquirente|buyer|client|cliente|clienta|customer|kauferin|kunde|kundin
?~ feedback|rating|ratings|review|reviews
@num @people out_of|in @num
@num in|of|out_of|of_every @num ~1 @people
@num out_of|in N|ten ~3 agree|buy|choose|recommend|say|would
N % of ~1 @people
N + happy|satisfied customers
N of 5|five
N out_of 5|N|five stars
N ~1 happy|satisfied
N|amazing|customer|excellent|five|four|glowing|good|great|honest|positive|rave|thousands_of star|stars [feedback|rated|rating|ratings|review|reviews]
N|eight|nine|seven|four|most ~1 in|of|out ~2 N|five|ten ~1 buyers|customers|owners|parents|people|shoppers|users|women|men
N|hundreds|millions|thousands ~3 buyers|customers|dads|families|fans|households|moms|mums|owners|parents|people|shoppers|users ~4 agree|already|can_t|chose|gave|happy|love|loved|rate|rated|rave|recommend|satisfied|say|swear|switched|trust|trusted|voted
RATING [out_of|of] [N|five] star|stars
RATING ~2 rating|from|average
adored|approved|chosen|loved|recommended|tested|trusted|used ~1 by ~3 N|countless|hundreds|millions|thousands
average|averages|earned|rated|scored|scores ~2 N out_of|of|stars
buyers|customers|owners|parents|reviewers|shoppers|users ~2 adore|agree|call|love|rave|report|say|swear|tell|telling|think|write
buyer|customer|owner|shopper|reviewer|user ~1 said|says|put_it|wrote|writes|told_us|commented
click|give|hit|leave|tap ~2 N|all|fifth|five star|stars
drop|give|leave|post|share|write ~4 comment|feedback|rating|review|reviews|stars|testimonial
fellow|happy|other|our|satisfied|verified buyers|customers|owners|shoppers|users
few lines|words ~3 online|us|below
few|five|some stars ~3 below|online|please
gave|give|gives|got|rated|scored ~3 N|five|full|top ~1 marks|score|star|stars
in a|the ~1 comment|comments
in the comments
join ~4 N|hundreds|millions|thousands ~3
kind_words|nice_words|scroll_down_and|thumbs_up|top_marks|what_others_say|word_of_mouth
post|send|share|tag|upload ~4 experience|opinion|photo|photos|picture|thoughts|verdict|video ~~9
rate it|me|our|this|us
rated N|best|five|highly|top
rated ~3 by ~1 buyers|customers|owners|users|shoppers|parents
rave about
star|stars rated
tell others
tell ~2 what you_think
tell ~3 friends|others|other_shoppers|shoppers ~9 star|stars
tell_us what_you_think
verified buyer|buyers|customer|customers|owner|purchase|purchaser|purchasers|reviewer
what others|people ~2 say|saying|think|write
~ five|four|N star|stars
~ reviewer|reviewers|testimonial|testimonials`,
    'rival-brand': `
- apple ~3 cider|cinnamon|corer|juice|peeler|picker|pie|sauce|slicer|tree|vinegar
- compatible|compatible_with|fit|fits|for|with|works_with ~2 @brand
- dove ~4 bird|decoy|feeder|nest
- puma figura|figure|figurine|statuina|tierfigur
- puma ~3 *tier
- puma ~5 animal|cat|felin*|tier*|toy|wildkatze|zoo
- 小熊|皇家|石头|美的|英雄|骆驼 ~1 图案|漫画|玩偶|纹|色|花纹|造型|风
- 小米 杂粮|粥|粉|锅巴|辣
- 石头 剪刀|彩绘|画|盆栽
- 苹果 ~1 切片器|去核器|味|干|收纳|树|汁|派|皮|醋
- 骆驼 毛|绒|色
@brand`,
    'time-bound': `
!! fresh ~6 for|in YEAR
!! new for|in ~1 YEAR
- N|YEAR YEAR
- YEAR YEAR|agenda|almanac|appointment|calendar|coin|daily|desk|diary|eclipse|election|grad|graduate|graduation|monthly|olympic|olympics|planner|tax|wall|wallet|weekly|world_cup
- YEAR harvest|olymp*
- agenda|calendar|diary|planner|wall_calendar ~3 YEAR
- ahora|jetzt|maintenant|now|ora avec|con|mit|with ~1 N %
- audi|bmw|camry|chevy|civic|compatible|f150|fit|fits|for|ford|honda|hyundai|jeep|kia|model|nissan|ram|silverado|tesla|toyota ~~7 YEAR
- award|awards|dot ~3 YEAR
- black_friday ~~9 history|panic
- born|circa|class_of|copyright|est|established|founded|from|graduation|in|of|since|until|vintage|year YEAR
- carnet|cuaderno|diario|ernte*|harvest*|olimp*|olymp*|vendange|vendemmia|vendimia ~~4 YEAR
- imac|ipad|kindle|macbook ~~8 YEAR
- latest time|date|by|at
- like new
- new latest baby|balance|beginnings|borns|dad|driver|england|era|hire|home|homeowner|homeowners|jersey|level|mexico|mom|moms|mother|mothers|orleans|parents|pet|puppy|skills|testament|way|ways|year|years|york|zealand
- new_and used
- newest member
- newly|recently born|hatched|laid|married|painted|planted|potted|qualified|seeded|sown|wed|weds
- now with me
- our YEAR ~1 model|version
- than ~3 YEAR
- the year N
- this|summer|winter ~1 scene|landscape
? all_new|black_friday|boxing_day|brand_new|cyber_monday|days_only|ends_soon|ends_tonight|final_hours|fresh_drop|fresh_for|hot_off|hours_only|hurry|just_arrived|just_dropped|just_in|just_landed|last_days|next_gen|next_generation|prime_day|reimagined|revamped|today_only|until_midnight|until_sunday|while_it_lasts
?~ for_now|last_chance|latest|limited_time|newest|newly|recently|this_autumn|this_fall|this_month|this_season|this_spring|this_summer|this_week|this_weekend|this_winter|this_year
YEAR collection|design|edition|gift|hot|improved|latest|model|new|newest|release|style|upgrade|upgraded|version
YEAR ~1 dress|dresses|fashion|shoes
^ new [&] .
autumn|autunno|estate|ete|fall|fruhjahr|fruhling|herbst|hiver|invierno|inverno|otono|primavera|printemps|sommer|spring|summer|verano|winter ~1 =YEAR
available now
available|offered|sale|valid ~2 till|until|through N
christmas|easter|halloween|january|spring|summer|valentine_s|valentines|winter deal|deals|sale|sales|special|specials
coleccion|collection|collezione|kollektion ~3 YEAR
coming soon
end of ~1 month|year|week|season
ends|end|until|till|only ~1 midnight|friday|monday|saturday|sunday|thursday|tomorrow|tonight|tuesday|wednesday
for a|just_a|only_a limited|little|short time|while
for_a limited time
for_the|for_this|this christmas|easter|fall|father_s_day|halloween|holiday_season|mother_s_day|season|spring|summer|thanksgiving|valentine_s_day|winter
fresh for ~1 autumn|fall|season|spring|summer|winter
get_ready for ~2 autumn|fall|spring|summer|winter
improved|redesigned|updated|upgraded model|version
just arrived|launched|released
last chance
latest|newest arrival|collection|design|edition|generation|innovation|release|technology|trend|upgrade|version
limited edition
limited time [only]
new arrival|arrivals|edition|generation|model|release|version|design|collection
now available
now available|comes|even|in|with ~5
of_the season|moment|year
only today
out now
season|summer|winter|year s color|colour|hit|trend
short time only
the|our latest|newest model
this month|season|summer|week|winter|year
this ~0 autumn|fall|month|season|spring|summer|week|winter|year only
today only
trending YEAR|now
trend|trends|trending|trendy ~2 YEAR
~ end_of ~1 month|season|week|year
~ of_the_season|of_the_year`,
    superlative: `
! no other
! no|nothing better|finer
! there_is|there_s no|nothing better|finer|comparable|like
*est ~2 you_can ~1 buy|carry|find|get
- # N bolt|coffee|cone|cone_filters|dad|drill|fan|filter|grandpa|hair|hook|hooks|mom|needle|pencil|pencils|philips|phillips|screw|screws|size|teacher|wire
- YEAR ~~9 award
- at|do|does|feel|fit|fits|its|look|looks|perform|performs|serve|sleep|suited|tastes|their|tries|try|work|works|your best
- auction|bid|board_game|win ~~6 best|finest|greatest
- award winning film|novel
- award|awarded|won|winner|voted ~~9 YEAR
- balloon|birthday|cake|candle ~4 no|number 1|one
- balloon|jersey|place|places|shape|shaped|shirt|trophy ~~6 number 1|one
- best actor|before|boss|by|chef|coach|cook|dad|for|friend|friends|grandma|grandpa|if|man|mom|mum|nan|nurse|of_both|of_luck|practice|practices|results|served|teacher|uncle|used|western
- best as|for [N] use_within
- best before|bud|buddy|by|dad|fit_for|friend|friends|if|known|man|mom|practice|practices|regards|results|served|suited|used|western|when|wishes|with
- best of CAP|bach|beethoven|chopin|mozart|vivaldi
- best of ~4 album|anthology|cd|collection|lp|vinyl
- best|greatest ~~9 blu_ray|book|dvd|hardcover|history|memoir|novel|paperback
- color|cone|door|filter|item|lot|model|no|part|pattern|pencil|shade|size|style # N
- finest grind|grit|mesh|sand|setting
- goat cheese|collar|feed|hair|leather|milk|skin|soap
- greatest common|hits|of_all_time_songs|showman
- highest grade_of_difficulty
- highest quality_settings
- house|page|track number 1
- king_of ~1 clubs|diamonds|england|hearts|pop|rock|spades|the_jungle
- next|second best
- no 1|N iron|touch
- no other tools|parts
- no|number 1 in|of ~1 box|kit|series|set
- number 1 shaped
- number 1|one balloon|balloons|birthday|cake|candle|candles|dad|fan|foil|pencil
- number|no 1|one embroidered|on|printed|shaped
- say|says ~2 the
- simply the_best_of
- the *est of ~1 @num
- the *est of_both|of_these|of_them
- the brightest|coolest|fastest|lightest|smallest|thinnest days|details|dog|gear|hour|mode|nights|part|parts|piece|room|rooms|setting|size|spaces|speed|spots|stars
- top quality_control
- ultimate fighting|frisbee|guide|guitar|spider|team
- world|world_s best|greatest|okayest ~1 aunt|boss|brother|cat|dad|dog|grandma|grandpa|mom|mum|nan|nurse|sister|teacher|uncle
? bar_none|best_ever|best_in_class|best_of_the_best|beyond_compare|cream_of_the_crop|crown_jewel|finest|goat|gold_standard|greatest|hands_down|head_and_shoulders|holy_grail|in_a_class|in_a_league_of|industry_leading|king_of|like_no_other|market_leading|next_to_none|no_one_makes|nobody_does|nobody_makes|none_better|number_1|number_one|one_of_a_kind|peerless|perfectest|queen_of|record_breaking|second_to_none|simply_the_best|state_of_the_art|top_of_the_line|ultimate|unbeatable|unbeaten|undefeated|undisputed|unequaled|unequalled|unmatched|unparalleled|unrivaled|unrivalled|unsurpassed|without_equal|without_rival|world_beating|world_class|world_leading
america_s|australia_s|britain_s|canada_s|england_s|nation_s|world_s favorite|favourite
award winning
best [choice|gift|gifts|in|of|on_the|performance|product|quality|rated]
can|will ~1 ever_find|find_anywhere
finest|highest|superior ~1 craftsmanship|grade|materials|quality|standards
just|quite_simply|simply the best
leading|top ~3 in_america|in_the_world|on_amazon|on_the_market|worldwide
most ~4 around|available|ever|in_its_class|in_the_world|on_earth|on_the_market|on_the_planet|you_ll_ever
no_one|no_other|nobody|none|nothing ~5 beats|better|close|comes_close|compares|like_it|matches|tops|tougher
nothing ~1 sharper|softer|stronger|lighter|warmer|brighter|finer|better|tougher|safer
no|nr|number 1|one [brand|choice|in|pick|rated|seller|selling]
only ~2 you_ll_ever|you_will_ever
perfect|ideal|right for ~0 everyone|everybody|all
the most advanced|beautiful|comfortable|complete|durable|effective|efficient|innovative|popular|powerful|practical|reliable|trusted|versatile
the|world_s brightest|coolest|fastest|lightest|purest|quietest|safest|sharpest|smallest|smartest|softest|strongest|thinnest|toughest|warmest
top class|notch|quality|rated|tier
very best
voted ~3 best|favorite|favourite|number|top
world_s most ~1`,
    environmental: `
- eco button|dot|drive|mode|setting|tank|wash
- guilt free snack|snacks
- on_the planet
- protect|protects ~1 nature_of
- umberto eco
100_%|completely|fully recyclable
? biodegrad*|carbon_footprint|carbon_neutral|circular|climate_neutral|compostab*|earth_first|eco|eco_conscious|ecofriendly|greener|low_impact|net_zero|plant_a_tree|plants_a_tree|plastic_free|pollution_free|responsibly_sourced|rots_away|saves_trees|sustainab*|zero_waste
bee|marine|ocean|reef|sea|turtle|wildlife|forest friendly|safe
carbon|climate|co2 ~1 neutral|negative|positive|compensated|offset
compost|decompose|decomposes|biodegrades|breaks_down ~3 compost|landfill|naturally|soil
contains bamboo|soy
earth|environment|environmentally|nature|ocean|planet conscious|friendly|responsible|safe
eco safe
ethically sourced
green alternative|choice|cleaning|lifestyle|living|product|products
guilt free
help|helps|protect|protects|protecting|save|saves|saving ~2 earth|environment|forests|ocean|oceans|planet|rainforest|trees|turtles
in the compost
kind|kinder|gentle|gentler|good|better|friendly|safe ~4 earth|environment|nature|ocean|oceans|planet
mother_earth|mother_nature
natural_resources
non_polluting|planet_safe
our|the planet
responsibly made|sourced|produced`,
    filler: `
! can_t|cannot|couldn|couldn_t|don_t|never|not|won_t|wouldn_t ~4 beat_it|believe|disappoint*|do_without|get_enough|go_back_to|go_wrong|imagine_life|live_without|look_back|miss_out|put_it_down|regret|resist|settle_for|want_another|want_to_leave
! everyone|family|guests|he|kids|she|they|we|you|you_ll ~3 adore|amazed|be_happy|blown_away|cherish|delighted|fall_for|fall_in_love|grateful|head_over_heels|hooked|impressed|love_it|love_our|love_this|obsessed|rave|smitten|speechless|thank_us|thrilled|treasure
! know|wonder how_you_ever|how_you_lived|how_you_managed|why_you
! never ~1 go_back|look_back|want_another
- believe ~2 price|prices
- custom|engraved|engraving|personalised|personalized|photo|printed ~9 here|name|text
- description|details|text|title here_is
- gift|gifts|present ~1 bag|box|boxes|card|tag|wrap
- goodbye_to ~5 @illness|@germs
- if|when you ~1 adore|enjoy|like|love
- must have a|been
- name|text ~5 custom|engraved|personalized|printed
- occasion card|cards
- perfect gift_size
- product name_plate
- treat them|your ~2 blade*|board|boots|deck|fence|floor|jacket|leather|saddle|shoes|table|tent|wood|wooden
? asdf|blah|brand_name|brandname|fixme|must_have|must_haves|n_/_a|null|placeholder|premium_quality|product_name|tba|tbd|undefined|untitled|what_are_you_waiting|xxx|xxxx|xyz
a must for|in
absolutely|just|really|simply|so|totally|truly|utterly adorable|amazing|beautiful|delightful|in_love|incredible|irresistible|love|lovely|magical|outstanding|perfect|unbeatable|unforgettable|wonderful
absolutely|just|simply amazing|awesome|fabulous|fantastic|gorgeous|stunning|wonderful
add|enter|insert|paste|place|put|type|write ~3 here
amaze|impress|surprise|wow your|the friends|guests|neighbors
amazing|awesome|cute|fabulous|fantastic|great|ideal|lovely|memorable|perfect|thoughtful|unforgettable|wonderful choice|companion|gift|gifts|present|surprise|treat
amazing|awesome|fantastic|incredible|stunning|superb|unbelievable design|gift|product|quality|value
anyone|everyone and_everyone
anyone|everyone ~2 asking|loves|needs|wants|you_know|you_love
anything|nothing but_the_best|less_than
any|every|all occasion|occasions
at_its best|finest
be asking ~2 where
best_thing since
best|great|ideal|perfect gift|present for all|any|anyone|every|everybody|everyone [ages|occasion|occasions|one|person]
bit|dash|little|touch of|bit luxury|magic
brand|product|your name here
brighten|brightens|change|changes|elevate|elevates|enrich|revolutionize|revolutionizes|transform|transforms|upgrade ~2 day|everyday|home_forever|life|lifestyle|lives|look_at|mornings|the_way_you
bring|brings ~2 joy|happiness|magic|warmth_into
bring|brings|put|puts ~2 smile
bullet point N|goes|here|one|text|two
bullet|feature|headline|image|paragraph|section goes|here|point|text
bullet|feature|headline|paragraph N
can_t|cannot|won_t|wont ~3 live without
comfort|craftsmanship|performance|quality|style ~2 you_can_trust|count_on|rely_on|you_deserve|you_will_adore
content|copy|description|details|text|title goes_here|here|pending|to_be_added|to_follow
deserve|deserves ~2 best|better|finest|it|more|this|treat
dream|dreams come_true|of_your
dummy|sample text
envy of
every_home|everybody|everyone deserves|needs|will_be_jealous|will_envy|will_love
everybody|everyone|anyone|one|people|they ~3 dream|dreams|dreaming of|about
everyone_will|he_will|she_will|they_will|we_know_you_will|you_are_going_to|you_ll|you_will [absolutely|definitely|just|simply|totally] adore|be_amazed|be_obsessed|fall_in_love|love
every|no bathroom|bedroom|garage|garden|home|household|kitchen|office|wardrobe ~1 complete|must|needs|should
experience|feel|see|taste|notice the difference
fall head over_heels
game changer|changing
gift|present ~3 never_forget|forget|remember|treasure
high quality ~1 great_value
jealous of you|your
keyword 1|2|3|N
little luxury
little something special|that
look|looked no_further
lorem ipsum
love at_first|in_every
made|crafted|created|designed with love|passion|care
make|makes ~2 life_easier|life_better|dreams
make|makes|making ~2 day|moment|morning|everyday|evening|meal ~1 better|brighter|special|unforgettable|a_joy
must have|haves [for|in|item] ~2 any|every|everyone
not applicable
of your dreams
one of_a_kind
take|takes ~4 next_level
test listing|product|test|title
treat someone|them|your|yourself
treat|spoil|pamper ~1 loved_one|loved_ones|someone|yourself|yourselves
turn heads
want ~1 all|another_one
wonder how_you
wow factor
you deserve|ll_never_go|ll_never_want|ll_thank|ll_wonder`,
  },
};
