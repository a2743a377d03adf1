import type { ClaimWords } from '../claim-words.ts';

/** English words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const EN_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N eight five four nine seven six ten three twelve two`,
    people: `buyers customers dads families men moms mums owners parents people pros shoppers teachers testers
      users women`,
    illness: `@disease ache aches aching_back aching_joints achy_joints adhd ailment ailments allergies
      allergy anxiety athlete_s_foot autism back_pain backache backaches bad_breath baldness bed_sores
      bedsores bloating blood_clots blood_pressure blood_sugar brain_fog bunion bunions burnout
      canker_sores car_sickness carpal_tunnel chest_pain chickenpox chilblains chronic_pain cold_sore
      cold_sores colds colic common_cold concussion constipation copd cough coughing coughs cramping cramps
      croup dandruff_flakes diaper_rash disease diseases dizziness dry_eye dry_eyes dysentery ear_aches
      ear_infection ear_infections ear_pain earache erectile_dysfunction eye_strain eyestrain fever flu
      foot_pain frozen_shoulder fungus gallstones gerd gout gouty gum_disease hair_loss halitosis hangover
      hangovers hay_fever head_lice headache headaches heart_attack heart_attacks heart_disease
      heart_failure heartburn heat_rash heel_pain heel_spur heel_spurs high_blood_pressure hip_dysplasia
      hip_pain hives hot_flashes hot_flushes ibd ibs illness illnesses indigestion inflamed_joints
      insect_bites itching jaundice jaw_pain jet_lag joint_pain joint_stiffness kidney_disease kidney_stones
      knee_pain leg_cramps limping macular_degeneration measles memory_loss menstrual_cramps mood_swings
      morning_sickness motion_sickness muscle_aches muscle_cramps muscle_pain muscle_spasms nail_fungus
      nappy_rash nasal_congestion nausea neck_pain nerve_pain nosebleeds numb_toes overactive_bladder pain
      pains panic_attacks period_pain pimples pink_eye pms poison_ivy poor_circulation ptsd rash rashes
      restless_legs ringworm runny_nose runny_noses scabies seasickness seizures separation_anxiety
      shin_splints shingles shoulder_pain sinus_congestion sinus_pressure skin_tags sleep_apnea
      sleeplessness slipped_disc sneezing snoring sore_back sore_feet sore_gums sore_heels sore_joints
      sore_knees sore_muscles sore_neck sore_throat sore_throats sprain sprained sprains stiff_joints
      stiff_neck stomach_ache stomach_aches stomach_bug stomach_cramps stomach_pain stomach_upset
      stomach_upsets stretch_marks stuffy_nose stuffy_noses sunburn swollen_ankles swollen_feet
      swollen_joints teething_discomfort teething_pain tennis_elbow thinning_hair thyroid tired_eyes tmj
      tooth_decay toothache toothaches travel_sickness tremors triglycerides tummy_ache upset_stomach
      uric_acid uti utis varicose_veins vomiting warts wheezing whooping_cough`,
    cures: `alleviate alleviates banish banishes calm_down clear_up clears clears_up combat combats correct
      corrects counteract counteracts cure cured cured_my cures curing cut_down cuts_down diagnose diagnoses
      dissolve dissolves drains draw_out draws draws_out dulls ease eases eliminate eliminates end ends
      erase erases fade fades fend_off fends_off fight fighting fights flush_out flushes get_rid_of
      gets_rid_of heal heal_up healing heals heals_up help_with helps_with hold_off holds_off keep_at_bay
      keeps_at_bay kills lower lowers manages minimise minimises minimize minimizes mitigate mitigates numb
      numbs prevent preventing prevents quell quells rebuild rebuilds reduce reduces reducing relieve
      relieves relieving remedies remedy repair repairs resolve resolves reverse reverses rid shrink shrinks
      soothe soothes soothes_away soothing speeds_up stop stops tackle tackles take_away takes_away treat
      treating treats vanquish ward_off wards_off wipes_out works_against`,
    germs: `algae ants aphids bacteria bacterium bed_bug bed_bugs bedbugs black_mold black_mould bugs
      candida cockroach cockroaches creepy_crawlies dust_mites e_coli earwigs fire_ants flea fleas flies
      fruit_flies fungi fungus germ germs gnat gnats gophers hornets horseflies insects lice listeria louse
      mealybugs mice microbe microbes midge midges mildew mite mites mold moles mosquito mosquitoes
      mosquitos moth moths mould mrsa nits no_see_ums odor_causing_bacteria parasites pathogen pathogens
      pest pests pill_bugs possums raccoons rat rats roach roaches rodent rodents salmonella sand_flies
      silverfish skunks slugs spiders spores staph stink_bugs stinkbugs termite termites thrips tick ticks
      vermin virus viruses voles wasps weevils whiteflies wireworms woodworm`,
    repels: `against avoid away come_near collar bait banish* bar bars block blocks chance chase* combat* control* cuts
      destroy* deter deters disappear* discourag* drive drives eliminat* exterminat* eradicat* fewer
      fight* flee foothold free gone goodbye hate hates inhibit* keep keeps kill* leave move_out
      neutraliz* never not nowhere packing prevent* proof protect* purif* rat_poison remov* repel* resist*
      rid scare scares slash stay_off stay_out stays_off stop stopped stopping stops trap traps treat
      treated treatment turn_round wipe wipes zap zaps`,
    relief: `against away balm banish* beat* better breathe calm* capsule* cooling cream disappear* drop* effective
      faded fades flare* for free gel gels gone goodbye gummies hair healing hello help* helps_with
      improve* less lift lotion melts ointment open open* opens packing patch* pillow* point_s prone_to
      protect* recover* reduc* relief reliev* remed* remov* salve sends serum size soap sooth* spray
      stimul* stop* suffer* syrup tea thank thanks therapy to treat* treating vanish*`,
    state: `a_cold achy_legs arthritic_joints blisters bruises bruising cartilage cavities circulation colds
      congestion corns dandruff discomfort fatigue_syndrome gout hot_spots hotspots_on illness inflammation
      joint_stiffness ligaments numbness plaque pressure puffiness scars sore_legs soreness sores stiffness
      stroke strokes swelling symptoms tension the_cold tightness tired_legs toxins veins worms worn_joints
      wounds`,
  },
  lines: {
    medical: `
@cures ~4 @illness
fda [510k] approval|approved|certified|cleared|registered
approved|certified|cleared|registered by [the] fda
clinically|medically|scientifically proven|tested
recommended by ~2 dermatologists|doctors|physicians
anti anxiety|cancer|depressant|diabetic|inflammatory|viral
boost|boosting|boosts|strengthen|strengthens ~2 immune|immune_system|immunity
cleanse|cleanses|detox|detoxes|detoxifies|detoxify ~2 blood|body|colon|kidneys|liver|organs|toxins
burn|burns|melt|melts ~2 fat
accelerates|promotes|speeds ~1 healing|wound_healing
miracle cure|pill|remedy
- ~~9 never|not intended ~~9 cure|diagnose|prevent|treat ~~9 condition|disease|diseases|illness
- not intended ~~9 disease|diseases|illness
- cat|cats|chewy|crunchy|dog|dogs|puppy|tasty|training treats
- treats are|for|in|is|made|that|to|with
- ease|eases|prevent|prevents|reduce|reduces|stop|stops ~2 swelling ~1 door|doors|wood
- prevent|prevents|reduce|stop ~3 pain in_the_neck|points
- fight|fights back
- cancer astrology|awareness|crab|horoscope|ribbon|sign|zodiac
- pain au|points
- blood_pressure|blood_sugar|cholesterol|pain chart|cuff|log|meter|monitor|scale
- diagnose|diagnoses ~3 car|computer|engine|fault|vehicle
flare_ups|itching|redness|swelling|symptoms ~5 disappear|disappears|gone|vanish|vanishes
- suffer|suffering|suffers from ~3 @illness ~~9 consult|doctor|physician
- tear free
? @relief ~6 =@illness
? =@illness ~~5 @relief
@cures ~3 @state
- blood_pressure|blood_sugar|pain|thyroid ~2 au|chart|cuff|log|monitor|points|scale
- @illness ~2 awareness|bracelet|cookbook|hospital|id|inhaler|ribbon
-? bag|box|case|holder|organizer|pouch ~3 @illness
- cancer crab|horoscope|sign|zodiac
- cannot|doesn_t|isn_t|never|no|not ~9 claim|cure|diagnose|medical|medicine|prevent|relieve|treat|treatment ~~9 @illness
- @illness ~~6 consult|doctor|occur|occurs|persist|persists
- ok|safe|suitable for ~3 @illness
- self healing
- depression era|glass
- great depression
! never|no_more ~2 @illness
- gout
approved|authorized|certified|cleared|endorsed|licensed|recognized|registered by ~3 ema|fda|health_authorities|health_authority|health_canada|health_ministry|mhra|ministry_of_health|tga|who|world_health_organization
approved|endorsed|prescribed|recommended|trusted|used by ~3 *ologists|chiropractors|clinics|doctors|gps|hospitals|nurses|pediatricians|pharmacists|physicians|physiotherapists|podiatrists|surgeons
chiropractors|dermatologists|dentists|doctors|gynecologists|midwives|nurses|orthopedists|pediatricians|pharmacists|physicians|physios|podiatrists|specialists|surgeons|therapists|veterinarians|vets ~3 agree|approve|endorse|prescribe|recommend|swear|trust
chiropractor|dentist|dermatologist|doctor|midwife|nurse|pediatrician|physician|physio|podiatrist|surgeon|vet|veterinarian|veterinary approved|backed|developed|endorsed|formulated|recommended|trusted
grow|grows|regrow|regrows|regrowing|regrowth|restore|restores|thickens ~3 hair|hairline
? hair_growth|hair_regrowth
- hair growth chart
balance|balances|control|controls|improve|improves|maintain|maintains|normalize|normalizes|promote|promotes|regulate|regulates|stabilize|stabilizes|support|supports|supporting ~3 blood_flow|blood_pressure|blood_sugar|circulation|digestion|digestive|fertility|gut|heart_health|hormones|hormone|immune|immunity|joint_health|joints|liver|metabolism|prostate|recovery_after|thyroid
- joints ~2 furniture|wood
boost|boosts|boosting|increase|increases ~2 circulation|fertility|libido|memory|metabolism|stamina|testosterone
lose|losing|lost|shed|shedding|sheds ~3 belly|fat|inches|pounds|weight
? weight_loss
curb|curbs|suppress|suppresses ~1 appetite|cravings
- weight loss journal
faster|quick|quicker|rapid|speed|speeds|speedy ~2 healing|recovery
heal|healing|heals faster|quickly|sooner|without
no_more|without|throw_away|forget|ditch|replaces|instead_of|alternative_to ~2 antibiotics|drugs|medication|medications|meds|painkillers|pills|steroids|surgery
healing|therapeutic ~1 benefits|effect|effects|powers|properties
detox|detoxifying foot|pads|patch|patches|tea
anti acne|arthritis|dandruff|itch|nausea|snore|snoring
natural ~2 cure|remedy
medical_grade ~3 results
works_like ~2 drug|medicine
- fever alarm|alert|alerts|indicator
- @illness [relief] not|isn_t ~1 claimed|covered|implied|intended|promised
- acne safe
- cough drop|drops
- recovery board|disk|mode|ring|rope|slides|strap|track|usb
- anti colic
less|no|reduced stiffness|soreness|swelling
cuts|shortens|speeds|speeds_up ~2 recovery
! free_of|without|no|zero ~1 acne|blemishes|breakouts|pimples
bye|goodbye to ~1 @state
-? @illness @germs
- pressure|tension ~3 belt|boiler|cable|chain|cooker|gauge|hose|line|pipe*|pump|rope|spring|strap|string|thread|tyre|valve|water|wire
- air|belt|chain|hose|line|rope|spring|steam|string|thread|tire|tyre|valve|warp|water ~2 pressure|tension
- brush|paint|pen|pump|swim stroke|strokes
keep|keeps|stop|stops ~4 from aching|bleeding|hurting|itching|swelling
- au|du|le|un|votre pain
- fever tree
- cancer ~2 leo|virgo
- dr pain
? bladder_stones|urinary_stones
- weight loss ~2 after|at|fabric|material|of`,
    antimicrobial: `
anti bacteria|bacterial|fungal|germ|microbial|mildew|mite|mites|mold|odor_bacteria
antibacterial|antifungal|antigerm|antimicrobial|antimicrobials
bactericid*|fungicid*|germicid*|insecticid*|pesticid*|rodenticid*|virucid*
- chemical|fungicide|fungicides|insecticide|insecticides|pesticide|pesticides free
- free from|of ~3 fungicid*|insecticid*|pesticid*
- keep|keeps bugs_out
- baking|cake|candle|chocolate|ice|resin|silicone|soap mold|molds
- sanitizer bottle|case|dispenser|holder|keychain
- hand_sanitizer|sanitizer bottle|bottles|dispenser|holder|holders|keychain
- remove|removes ~2 bug|bugs ~1 from ~2 car|windshield
- fix|fixes ~2 bugs
- costume|game|plush|toy ~2 ants|bugs|spiders
- keep|keeps|protect|protects ~4 ants|bugs|flies|insects|moths ~1 away|from|out ~3 cover|lid|mesh|net|screen|tent|zipper
? @repels ~~8 =@germs
? =@germs ~~9 @repels
?! no|zero|without @germs
?! no_more|nobody_likes ~1 @germs
- baking|cake|candle|cheese|chocolate|ice|jelly|kulich|muffin|pan|resin|silicone|soap mold|molds|mould|moulds
- mold|molds|mould|moulds N|for|holds|maker|makes|pan|set|six|tray|with
- butterflies|butterfly|chocolate|dried|fake|feeder|fishing|freeze_dried|gummy|meal|plastic|plush|rubber|toy @germs|flies
- flies @germs|fishing|lures
- tick box|boxes|mark|marks|tock
- bluetooth|computer|ergonomic|gaming|optical|wireless mice|mouse
- fly|mice|mouse|pest|rat ~2 computer|cursor|pad|wireless
- ant|bug|flea|fly|mosquito|moth|pest|spider bite|collector|comb|eaten|eyed|market|net|netting|orchid|vacuum_aquarium
- bug|fly|insect|mosquito mesh|nets|netting|screen
- cannot|doesn_t|isn_t|never|no|not|without ~4 antimicrobial|effective|keep|kill|kills|poison|protect*|repel|repels|trap|treat|work|works ~4 @germs
- @germs culture|cultures|do_the_work|included|not_included
- catch|collect|observe|photograph|release|study|watch ~3 @germs
- bugs|fix|fixes bug_fixes|fixed|report
- sterile dressing|gauze|pad
- wheat germ
- @germs costume|decal|design|mask|pattern|patterned|print|printed|prints|shaped|stickers|tattoo
- germ oil
? @illness ~6 @germs
- athlete_s_foot book
- cake|candle|resin|silicone|soap ~2 mold|molds|mould|moulds
- tick the|this
? colloidal_silver|ionic_silver|nano_silver|nanosilver|silver_ion|silver_ions
destroys|eliminates|kills|removes|wipes_out|zaps ~2 N % of ~2 [@germs]
bug|fly|insect|mosquito|moth|mouse|pest|rat|roach|wasp deterrent|killer|repellant|repellent|repelling|repeller|spray|zapper
- mold proof_box
sanitise*|sanitiz*|sterilis*|steriliz*
- sanitize|sterilize ~2 before|dishwasher|boiling
- steriliz*|sterilis* bag|box|case|jar|tongs
- sterilised|sterilized ~1 cat|cats|dog|dogs
- sterling
- rat tail
- @germs ~2 are|is not
-? @germs ~3 model|models
- keep|keeps ~3 leaves|dust|dirt|debris ~2 @germs
- au_chocolat mold|mould
- cube mold|molds
-? @germs ~5 embroidered|printed
- can|easy|may|safe|suitable ~3 sterilis*|steriliz*
- sterilis*|steriliz* ~1 by|in|with ~2 boiling|cold_water|microwave|solution|steam
- cat|cats|dog ~2 mice|mouse|rat
- keeps|kills|repels|stops no ~1 @germs
- cake topper ~9 @germs
- shape of ~4 @germs
- mosquito coast
kills|killing|destroys|eliminates|repels|repelling ~5 =@germs
- bleach|chlorine|clean|cleaner*|cloth|disinfect*|sanitiz*|steriliz* ~~7 attack*|crack*|damage*|discolo*|dull*|fade*|harm*|mark*|ruin*|scratch*|spoil*|stain*|tarnish*|void*
- bag|base|box|bracket|brush|bulb|case|cord|cover|dish|grid|hanger|holder|hook|lid|mount|plate|pouch|rack|saucer|shelf|spare|stand|storage|tray ~~7 fits|for|holds|sized_for|store|stores ~6 bait|coil|coils|collar|collars|diffuser|disinfect*|incense|insecticide*|killer|pesticide*|repellent*|sanitizer*|spray*|swatter*|trap|traps|wipes|zapper|zappers
disinfects|disinfecting
disinfectant cleaner|mist|spray|wipes
- not|never designed|intended|made|meant|suitable|use|used ~9 @germs|disinfect*|sanitiz*|steriliz*`,
    guarantee: `
risk free [order|purchase|shopping|trial]
no risk|risks
if [for_any_reason_you_are|you're|you_are|you_re|youre] not [100_%|completely|fully|totally] happy|satisfied
easy|free|hassle_free|no_hassle|worry_free exchange|replacement|return|returns
replace it|them for free
we|we_ll|we_will replace|return
hassle|worry free exchange|replacement|return|returns
get|give|return ~3 money ~2 back|full
money [is|will_be] returned
breaks|breaks_down|broken|fails ~~6 new_one|replace|replaced
? garantee*|guarantee*|money_back|refund*|reimburs*|warantee|warranted|warranties|warranty|warrenty
- guarantee|warranty card|cards|deed|does|excluded|fund|registration|seal|slip|void
- refundable deposit
- guarantees|warranty is_not|not ~2 covered|included|valid
- no|not|without ~2 warranty
- legal|statutory ~2 guarantee|warranty
each|every|last cent|dollar|penny ~2 back|returned
backed|covered|protected against|by|for ~5 defects|life|lifetime|months|promise|us|year|years
^ not ~4 a_fan|convinced|delighted|happy|impressed|in_love|pleased|right|satisfied|sold|thrilled|your_thing ~6 .
bring|mail|send|ship it|them back|home
cash_back|make_it_right|make_things_right|pay_you_back|put_it_right|settle_up
no hassle_returns|questions_asked|quibble|quibbles
free|no|without|zero risk
stand|stands behind ~2 craftsmanship|every|product|products|quality|work
return|send ~3 within N days
free_parts|parts_and_labor|parts_and_labour
- prove_it|replace|replaced ~2 batteries|blade|filter
another_one|fix|new_one|repair|replace|replaced|replacement|spare|swap ~5 for_free|for_life|for_nothing|free_of_charge|gratis|no_charge|no_cost|no_questions_asked|on_the_house|on_us|our_expense|without_question
bends|breaks|breaks_down|cracks|dies|fails|give_out|gives_out|leaks|rips|snaps|tears|wears_out ~~9 another|free|new|on_us|replacement|we
- guaranteed analysis
we ~2 exchange|fix|give|mail|refund|replace|rush|send|ship ~5 another|new|new_one|replacement ~2 [at_no_charge|at_no_cost|for_free|free|free_of_charge|on_us]
we ~2 make_it_right|make_things_right|sort_it_out|take_it_back
lifetime ~1 coverage|promise|protection|replacement|support
happiness|satisfaction ~1 assured|first|promise
return|returns ~1 accepted|policy|welcome
try ~4 N|thirty|sixty days|nights
try ~3 risk_free
fresh_one|new_one|next_one|replacement ~1 is ~1 on_us
peace_of_mind ~3 coverage|plan|policy
- guaranteed rate_field
N|sixty|thirty day|days ~1 return|returns|trial|to_return
N|sixty|thirty days to return|try|decide
100_%|full|total satisfaction
not|un ~2 happy|love|like|satisfied ~~4 back|refund|return|send
don_t|hate love|like|it ~~5 money_back|return|send_it_back
hate it
change your_mind
- change your_mind_set
full|no_fuss|partial|prompt refund
faulty|broken|defective ~2 parts|pieces|units ~3 free|replaced|replace
life_long|lifelong|lifetime ~1 guarantee|warranty
@num year|month cover|coverage|protection
purchase|order is|stays ~1 covered|protected|safe
we ~3 make_good|fix|repair ~2 any|every ~1 defect|fault
any|every defect|fault ~6 we|us|our
- guaranteed smiles|fun|laughs|hit|freshness
new_one|replacement|fresh ~3 on_its_way|coming
N|ten|five|two years|year of ~1 coverage|cover|protection
exchange|swap ~1 it|them ~5 free|no_charge|no_cost
ask ~2 for ~1 new_one|replacement
easy|free|hassle_free|no_hassle|worry_free|no_cost exchanges|replacements|refunds
- refund pad|book|slip|form
- guarantee|warranty|return|returns binder|box|drawer|file|folder|organizer|rack|shelf|tray`,
    offer: `
N off .
save|saving [up_to] N %
just|now|only [for] $|£|¥|€ N
- for rent|sale|sign|signs|tag|yard
- for sale by|sign|signs|sticker|tags
^ sale .
? clearance|coupon|coupons|discount|discounted|discounts|promo|promotion|promotional|rebate|voucher
- coupons de_tissu|tissu
- coupon binder|book|folder|holder|organizer|wallet
- discount tire
- coupon|coupons|promo art|binder|holder|organizer|photos|video
? bestseller|bestsellers|bestselling
affordable|best|cheap|factory|great|half|low|lower|lowest|special|unbeatable|wholesale cost|price|priced|prices
? cheap_and_good|cheapest
? bogo
buy now|today
N get N|one [free]
free gift|gifts|item|sample|samples|trial
get N|it|one|yours free
hot deal|item|sale
value for_money
- bargain hunter
- gift shop now
get ~2 free|half off
- bargain|bestseller|black_friday|deal|deals|discount|offer|sale ~~9 blu_ray|book|dvd|hardcover|history|memoir|novel|paperback
- calculating|learn|math|workbook|worksheet ~3 discount|discounts|percentages|sale
! cheaper|less|off|savings at_checkout|in_cart|today|with_code
code|codice|codigo CAP
- code|codice|codigo asin|ean|sku
- code ~1 lens|lock|reader|scanner
N % cash_back|cheaper|less|off|reduction
minus N %
pay ~3 for_N|half|less|one|only|two
- bonus card|chapter|content|episode|points|room|track|tracks
2nd|3rd|extra|second|third ~3 free|half|no_charge|yours
fraction|half|quarter|third of_the ~3 cost|money|price
below|from|under|was $ N
worth $|£|€ N
- rate|rating|review ~~7 gift
- estate|garage|rummage|yard sale mystery|sign|signs
- sale &|amp|e|gosse|grosso|himalayano|marino|pepe|rosa
- sale & pepe
- back in_stock
fastest|hottest seller|selling
- hot|hottest|top|best selling ~9 author|novel
grab|snag|snap ~3 bargain|deal|deals
while_stocks_last|while_supplies_last|until_sold_out|before_they_re_gone
deal of|price
price|prices cut|drop|drops|match|reduced|slashed
marked down
N for N|$
- N for N x|month|months|to|year|years
pay_less|spend_less
exceptional|incredible|unbeatable ~1 value
best value
on sale|special
- on sale sign
! use|enter|apply code
- price|prices gun|label|labels|tag|tags
cheaper than ~1 before|ever|last|usual
comes|come|included|includes|with ~2 free ~2 bag|bonus|brush|case|charger|cleaning|cloth|gift|guide|lid|pouch|recipe|refill|replacement|sample|stand|strap|tote|travel
- free of
gift for|from|to us|you
- gift for_you
our gift to
buy|get|order ~~5 N|one|two|three|second|third ~2 free|half|off
- three_year|two_year
for the_price_of|half_the_price|less_than
at|for no extra_charge|extra_cost
sale|offer|deal|promotion|discount end|ends|ending|expires|lasts
dirt|ridiculously|super|surprisingly|unbelievably cheap
good|great|real|super|sweet deal
? add_to_basket|add_to_cart|bang_for_your_buck|best_buy|great_buy|top_seller|number_one_seller|number_1_seller|no_1_seller|steal_of|worth_every_penny|into_your_cart|price_match|best_price|fair_price|unbeatable_price|price_you|special_price|intro_price|introductory_price
everyone|everybody is|s buying|grabbing
order|buy|purchase now|today ~4 gift|receive|save|free
no|not ~3 cheaper|lower_price|better_price|better_deal
cheaper ~3 anywhere|elsewhere
bulk|launch|member|quantity|seasonal|student|volume discount|discounts|price|pricing
subscribe and_save
gets|get ~2 reward|gift_card
a|get|get_a|includes|including|plus|receive|your free LATIN
- free choice|fall|flight|flow|flowing|form|form_factor|from|hand|hanging|kick|length|moving|of|range|rein|space|spinning|spirit|standing|state|style|swinging|throw|time|turning|way|weight|weights|wheel|will
- a great|good deal of
- deal of_room
amazon_s choice
costs ~1 less
gift|gifts with ~1 every|order|purchase
- rate|rating|review ~~7 free
? price|priced|prices|pricing
- price|pricing gun|guide|guns|holder|holders|labeler|labeller|list|lists|of_admission|sticker|stickers|board|card|cards|chart
- grand|starting|vincent|pride_and|fisher price
- price s_candles
surprise gift
gift|gifts|surprise in ~1 each|every ~1 box|order|package|parcel
included ~1 with ~1 purchase|order
last chance ~1 at|for ~1 price
was $|N ~~2 now
- in ~2 price class|range
limited time deal|discount|offer|price|sale|special
? at_no_charge|bargain*|bonus|budget_friendly|cashback|closeout|complimentary|cut_price|dirt_cheap|doorbuster*|economical|free_of_charge|freebie|freebies|gift_inside|giveaway|half_off|inexpensive|low_cost|markdown|money_saving|must_go|no_extra_cost|overstock|payday|penny_pinching|price_drop|price_cut|rock_bottom|sellout|steal|stock_up|thrifty|two_for_one|unbeatable_deal|wallet_friendly
? chart_topping|everyone_is_buying|everyone_is_grabbing|fastest_selling|flying_off|hot_cakes|most_bought|most_popular_item|most_sold|selling_fast|sells_out|sold_out|top_selling
? at_cost_price|below_cost|below_retail|direct_from_the_factory|factory_direct|three_for_two|for_pennies|break_the_bank|money_saver|penny_less|price_tag_you
amazing|excellent|good|great|outstanding|super|unbeatable|fantastic|better value
save|saves|saving ~2 @num|ten|twenty|fifty|big|cash dollars|bucks|euros|pounds|when|per
on_us|on_the_house
- delivery|postage|shipping|orders ~3 above|from|over|starting_at ~1 N [euros|pounds|dollars]
complimentary ~2 extra|gift|sample|case|pouch|bag|cloth
- bargain bin|bins
- high_quality ~~1 great value
the_more you_buy|you_order ~~3
free ~4 per|every|each order|purchase|pack
- price|prices board|boards
cheaper|less than ~1 @num|a ~2 coffee|coffees|lattes|takeaway|meal|ticket
huge|big|massive|great|incredible|instant savings
N sold
^ buy more
amazing|good|great|real|super|sweet deals
! pay ~1 full_price|retail|full
- discount ~1 card|cards
? exclusive|special|incredible|weekly|launch deal|deals|offer|offers
- bargain|budget|cheap|discount ~1 brand|brands
buy|spend more ~1 pay|save
- another|exchange|new_one|repair|replace|replacement|send ~8 at_no_charge|at_no_cost|for_free|free|free_of_charge|no_charge
- bonus level|levels|round|rounds
- half off_white
-? for ~2 coupon*|deals|discount*|offers|promo*|sale|sales|voucher*
-? clearance between|height|lamp|lamps|light|of
-? coupon|coupons|discount|promo|voucher card|cards|compartment|game|pocket|slot|slots|wheel
-? neither|nor ~3 cheapest|bestseller
- half|N off center|centre|road|set|white
-? discount ~1 shop|store|supermarket`,
    shipping: `
2_day|expedited|express|fast|free|international|next_day|one_day|overnight|prime|priority|quick|rapid|rush|same_day|speedy|standard|two_day|worldwide [uk|us|usa] delivery|dispatch|postage|ship|shipment|shipped|shipping
- arrive|arrives|delivered|delivery|ship|shipped|ships in ~2 bag|box|boxes|carton|cartons|condition|envelope|original|package|packaging|parts|piece|pieces|tube
- arrive|arrives|comes|delivered|shipped|ships by_hand|flat|fully|in|ready|with ~3 assembled|box|packaging|packed|ready
- ship|ships captain|from_the|in_a_bottle|in_bottle|model|pirate|wheel
- battle|cruise|model|pirate|sailing|space|toy ship|ships
- delivery|shipping bag|bags|box|boxes|driver|envelope|envelopes|label|labels|mailers|man|room|scale|tape|truck|van
- delivery|ship|shipping by|from sea
eu|uk|us|usa warehouse
in stock
get_it|have_it|receive_it before|by|in_N|on|tomorrow|within
no|zero delivery|postage|shipping [charge|charges|cost|costs|fee|fees]
delivered|delivery|sent|shipped ~2 at|for no|zero ~1 charge|cost|fee
- in N days ~1 trial
just|only N left
low|limited|running_low stock
stock is|are limited|low
N|few left in_stock
in_stock ~2 ready
order|ordered ~5 arrive*|get_it|porch|same_day|ships
order soon
at|on|to ~1 your|their doorstep|porch
customs|duties|import ~2 included|paid
tracked|tracking ~1 delivery|number|shipping
- package|parcel|tracking ~1 label|labels|tracker
gets_to|reaches|with you ~2 in|within ~1 N|one|two|three|five|a_few days|hours
in|within N|one|two|three|a_few [business] days|hours ~2 door|doorstep|home|you
stock ~2 low|limited
we ~2 deliver|dispatch|ship
- we ~2 ship_with ~2 batteries
no customs|duties|import|postage|shipping
almost|nearly sold_out|gone
from our ~2 depot|fulfillment_center|warehouse
arrives|delivered|dispatched|mailed|posted|sent|shipped|ships ~4 before|business_days|doorstep|free|hours|monday|next_day|overnight|prime|same_day|today|tomorrow|warehouse|weekend|within
arrives_tomorrow|at_your_door|express_delivery|free_postage|get_it_tomorrow|in_your_mailbox|next_day|no_postage|on_your_doorstep|overnight|postage_paid|same_day|to_your_door|two_day
leaves|leave ~3 our|the ~1 warehouse
in|within ~1 @num|a|one business|working day|days
dispatched|shipped|ships|sent|mailed ~1 in|within ~1 @num|a day|days|hours
- only|just ~3 left and_right|hand|side
- one_day|two_day backpack|bag|course|hike|pass|trip
only|just ~5 left at|in
ships|delivers|arrives|lands ~5 christmas|easter|halloween|friday|weekend|time_for
leaves|departs ~2 depot|warehouse|workshop
- in_stock form|trim
order|ordered|orders before|by ~3 ~~6 on_its_way|same_afternoon|same_day|this_afternoon|today
- overnight bag|case|diaper|diapers|oats|nappy|pants|stay`,
    contact: `
call|contact|dm|e_mail|email|message|phone|reach|text|write customer_service|me|our|seller|support_at|the_seller|us [anytime|at|by|for|if|on|team|through|via|with]
check|check_out|find|see|visit my|our|the_official|us_at|us_on [official|online|own] online_shop|page|shop|site|store|storefront|us|web|website
official|our website
- contact us_customs
call|dial|text N N
LATIN dot com|net|org
drop|send|shoot ~2 dm|email|line|message|note|us
call_us|chat_with_us|contact_us|customer_service|dm_us|email_us|get_in_touch|helpline|message_us|our_hotline|our_support|reach_out|talk_to_us|text_us|toll_free|write_to|write_to_us
at|by|on|over|through|via @social
- for|like|perfect_for|ready_for @social
LATIN at LATIN dot LATIN
www dot
- scan ~3 code|codes|qr checker|reader|scanner
fax N
our ~2 channel|chat|facebook|group|help_desk|hotline|instagram|newsletter|online_store|web_shop|web_site|webshop|website|webpage|web_store
follow|find|join|like|message|dm|tag ~3 @social
subscribe to_our|to_us
sign_up ~3 newsletter`,
    comparison: `
- than aluminum|before|cotton|ever|glass|paper|plastic|steel|wood
- better|faster|lighter|stronger than ~2 aluminum|before|conventional|cotton|ever|glass|ordinary|plastic|regular|standard|steel|traditional
- versus|vs cancer
alternative|copy|dupe|substitute for|of|to ~1 @brand
- other brands of_@brand
- compatible|fit|fits|use|use_with|used|works ~3 all|most|other brand|brands
double|half|times|triple|twice ~4 as|of|than ~2 @brand
- unlike ~2 photo|picture
-? compatible|fit|fits|for|interchangeable|mix|suits|use|with|work|works ~4 leading_brand*|name_brand*|other_brand*|other_makes|other_manufacturers
? @names
-? adapter|attachments|by|charger|compatible|compatible_with|fit|fits|for|genuine|not_made_by|original|replacement|replaces|with|works_with ~~5 @names
-? @names ~3 compatible|original|replacement
nothing on ~1 @names
- nothing on_this
- than ~1 american|earth|egyptian|english|eu|european|french|full|i|january|kevlar|king|merino|nylon|queen|teflon|twin|uk|us|usb
as ~2 as [a|an|the] CAP
-? than ~1 CAP a3|a4|a5
better|bigger|brighter|cheaper|cleaner|cooler|easier|faster|finer|harder|healthier|less_expensive|lighter|longer|louder|more_comfortable|more_durable|more_powerful|more_reliable|quieter|safer|sharper|smaller|smoother|softer|stronger|superior|superior_to|thicker|tougher|warmer|worse ~2 than|to ~3 @brand|CAP|amazon_brands|brand|brands|competing|competition|others_on|products|rivals|the_rest
-? ^ @names
-? ^ LATIN @names
bye_to|ditch|forget|goodbye_to|switch_from|who_needs ~2 @names
beat|beats|crush|crushes|outclass*|outlast*|outperform*|outshine*|rival|rivals ~4 @brand|brand|brands|competing|competition|competitor*|leading|others|pricier|rest
avoid|beware_of|fooled_by|settle_for|watch_out_for|fall_for ~3 cheap*|copies|copycats|counterfeit*|fake*|flimsy|imitation*|inferior|knock|lookalikes
others ~1 break|charge|fade|fail|rust|sell|use
than any other|brand|competing|competitor*
dupe|lookalike|look_alike for|of
cheap|flimsy ~1 copies|imports|imitations|knockoffs
same|comparable ~3 as ~3 @brand
- fits|fit|for ~3 most_brands
cheap|cheaper ~3 other_brands|competitors
why pay ~3 big|brand|more|name
pay|paying ~2 more|extra ~2 big_name|brand|logo|name
flimsy|inferior|lesser|overpriced|pricey brand|brands|models|products|versions
other|others|the guys|ones ~1 charge|cut|fall|skimp|use
the_others|other_guys|the_other_guys|the_rest
- the_rest of
skimp ~2 on
- the_others ~2 novel
overpriced ~2
! others ~1 charge|make|offer|sell|use
! stuff|kind|sort ~1 others
? big_brands|big_names|cheap_copies|cheap_ones|cheaper_ones|competing_brands|competitor*|copycat*|imitations|knock_off|knock_offs|knockoff*|leading_brand*|lookalikes|name_brand*|no_name|other_brand*|other_makes|other_manufacturers|other_seller*|store_brand*|the_competition|unlike
? most_brands|most_makers|most_manufacturers|most_sellers|other_companies|other_vendors|other_shops|rival_products|rival_brands|no_brand|generic_brands|typical_brands
outperforms|beats ~2 other|every_other|all_other|any_other
tired|sick|fed_up|done ~1 of|with ~3 bargain_bin|cheap|flimsy|imitation|knock_off|overpriced ~2
competing ~3 bags|brands|models|products
cut corners
without the @brand price|price_tag
? ours_do|ours_does|ours_doesn|ours_don|ours_won|ours_isn|ours_aren|ours_never|not_ours|ours_stays|ours_lasts
other ~4 ~~2 this|these [one]
-? adapter ~~9 @names
! no_more|not ~3 copies|copy|dupe|imitation|imitations|knockoffs
bargain|budget|cheap|cut_price|discount ~1 brand|brands
-? unlike earlier|my|our|the_earlier|the_first|the_old|the_previous
- other brands ~2 fit|not_fit|don_t_fit
-? accept|accepts|compatible|fit|fits|matches|suits|suitable|works ~~9 other_brands|other_makes|most_brands|leading_brands|other_manufacturers
-? including|incl|e_g|such_as|like_the ~3 @names
-? @names ~1 N
-? unlike acrylic|aluminium|aluminum|bamboo|cast_iron|ceramic|cotton|down|glass|leather|linen|metal|paper|plastic|polyester|rubber|silk|solid|stainless|steel|wood|wool
unlike ~1 those|these|the|other|most|cheap|flimsy ~2 brands|copies|imitations|knock_offs|knockoffs|ones|products|others`,
    reviews: `
- review board|journal|notes
rate it|me|our|this|us
- N|five|four star|stars admiral|badge|ball|bit|bits|chart|dragon|flag|general|hotel|hotels|kitchen|lantern|led|necklace|pattern|pin|print|resort|restaurant|screwdriver|shaped|sticker|stickers|string
- N|five|four star|stars and|for_kids|glow|hanging|in|on|shaped|sticker|stickers|to|with
rated N|best|five|highly|top
N out_of 5|N|five stars
star|stars rated
N + happy|satisfied customers
tell_us what_you_think
click|give|hit|leave|tap ~2 N|all|fifth|five star|stars
- journal|pages|room|section|space for ~1 rating|review
- journal|log|notebook ~6 rating|review|star
- rated N a|amp|amps|hz|kg|lbs|psi|v|volts|w|watts
? feedback|rating|ratings|review|reviewer*|reviews|testimonial*
- review|reviews board|course|exam|guide|law|of|peer|period|quarterly|questions
- annual|book|film|literature|movie|peer review|reviews
- feedback ~1 force|haptic|loop|suppression|tactile|vibration
- acoustic|force|haptic|negative|tactile|vibration ~1 feedback
- rating|ratings energy|ip|plate|system_of|voltage
- age|current|denier|energy|fire|ip|load|octane|power|r|spf|temperature|tog|upf|voltage|weight|wind rating|ratings
gave|give|gives|got|rated|scored ~3 N|five|full|top ~1 marks|score|star|stars
? 5|N|five star|stars ~4 appreciated|average|by|click|from|helps|leave|means|means_the_world|please|rated|would
- N|five|four star|stars ~2 garland|hotel|hotels|pattern|print|shaped|string
kind_words|nice_words|scroll_down_and|thumbs_up|top_marks|what_others_say|word_of_mouth
fellow|happy|other|our|satisfied|verified buyers|customers|owners|shoppers|users
post|send|share|tag|upload ~4 experience|opinion|photo|photos|picture|thoughts|verdict|video ~~9
- N ~1 star ~2 rating_plate
N|hundreds|millions|thousands ~3 buyers|customers|dads|families|fans|households|moms|mums|owners|parents|people|shoppers|users ~4 agree|already|can_t|chose|gave|happy|love|loved|rate|rated|rave|recommend|satisfied|say|swear|switched|trust|trusted|voted
N|amazing|customer|excellent|five|four|glowing|good|great|honest|positive|rave|thousands_of star|stars [feedback|rated|rating|ratings|review|reviews]
- redmi|galaxy note N
adored|approved|chosen|loved|recommended|tested|trusted|used ~1 by ~3 N|countless|hundreds|millions|thousands
join ~4 N|hundreds|millions|thousands ~3
N ~1 happy|satisfied
verified buyer|buyers|customer|customers|owner|purchase|purchaser|purchasers|reviewer
average|averages|earned|rated|scored|scores ~2 N out_of|of|stars
N of 5|five
- N of 5 pieces
tell ~3 friends|others|other_shoppers|shoppers ~9 star|stars
rave about
- love our
few|five|some stars ~3 below|online|please
- feedback ~2 damping|guitar|pads|pedal
- review ~1 instructions|manual|settings|steps
- five|N star binder|flag|folder|notebook|planner
RATING [out_of|of] [N|five] star|stars
RATING ~2 rating|from|average
N|eight|nine|seven|four|most ~1 in|of|out ~2 N|five|ten ~1 buyers|customers|owners|parents|people|shoppers|users|women|men
drop|give|leave|post|share|write ~4 comment|feedback|rating|review|reviews|stars|testimonial
buyers|customers|owners|parents|reviewers|shoppers|users ~2 agree|call|love|rave|report|say|swear|tell|think|write
- users ~1 report_problem
@num in|of|out_of|of_every @num ~1 @people
@num @people out_of|in @num
- pros write
what others|people ~2 say|saying|think|write
in the comments
few lines|words ~3 online|us|below
" ~~1 says|writes|wrote|said
buyer|customer|owner|shopper|reviewer|user ~1 said|says|put_it|wrote|writes|told_us|commented
- tested|used ~6 cycles|hours|openings|times|washes
tell others
!! RATING ~1 stars on_average|average
rated ~3 by ~1 buyers|customers|owners|users|shoppers|parents
in a|the ~1 comment|comments
N % of ~1 @people
- N|five|four star|stars ~2 embroidered|engraved|painted|printed|sewn|stitched|woven
-? comment|feedback|opinion|rating|review box|card|cards|column|form|forms|pad|pads|sheet|sheets
-? box|column|field|room|space for ~1 comments|feedback|opinions|ratings|reviews
-? star rating of`,
    'rival-brand': `
@brand
- compatible|compatible_with|fit|fits|for|with|works_with ~2 @brand
- apple ~3 cider|cinnamon|corer|juice|peeler|picker|pie|sauce|slicer|tree|vinegar
- puma ~5 animal|cat|felin*|tier*|toy|wildkatze|zoo
- puma figura|figure|figurine|statuina|tierfigur
- 苹果 ~1 切片器|去核器|味|干|收纳|树|汁|派|皮|醋
- dove ~4 bird|decoy|feeder|nest
- 小熊|皇家|石头|美的|英雄|骆驼 ~1 图案|漫画|玩偶|纹|色|花纹|造型|风
- 石头 剪刀|彩绘|画|盆栽
- 骆驼 毛|绒|色
- puma ~3 *tier
- 小米 杂粮|粥|粉|锅巴|辣`,
    'time-bound': `
^ new [&] .
? latest|newest
YEAR collection|design|edition|gift|hot|improved|model|new|release|style|upgrade|upgraded|version
YEAR ~1 dress|dresses|fashion|shoes
just arrived|launched|released
now available
available now
coming soon
this month|season|summer|week|winter|year
last chance
today only
only today
trending YEAR|now
limited edition
- born|circa|class_of|copyright|est|established|founded|from|graduation|in|of|since|until|vintage|year YEAR
- YEAR YEAR|agenda|almanac|appointment|calendar|coin|daily|desk|diary|eclipse|election|grad|graduate|graduation|monthly|olympic|olympics|planner|tax|wall|wallet|weekly|world_cup
- agenda|calendar|diary|planner|wall_calendar ~3 YEAR
- audi|bmw|camry|chevy|civic|compatible|f150|fit|fits|for|ford|honda|hyundai|jeep|kia|model|nissan|ram|silverado|tesla|toyota ~~7 YEAR
- N|YEAR YEAR
- new latest baby|balance|beginnings|borns|dad|driver|england|era|hire|home|homeowner|homeowners|jersey|level|mexico|mom|moms|mother|mothers|orleans|parents|pet|puppy|skills|testament|way|ways|year|years|york|zealand
- like new
for_the|for_this|this christmas|easter|fall|father_s_day|halloween|holiday_season|mother_s_day|season|spring|summer|thanksgiving|valentine_s_day|winter
limited time [only]
for_a limited time
? all_new|brand_new|days_only|ends_soon|ends_tonight|final_hours|for_now|fresh_drop|fresh_for|hot_off|hours_only|hurry|just_arrived|just_dropped|just_in|just_landed|last_chance|last_days|limited_time|newly|next_gen|next_generation|recently|reimagined|revamped|this_autumn|this_fall|this_month|this_season|this_spring|this_summer|this_week|this_weekend|this_winter|this_year|today_only|until_midnight|until_sunday|while_it_lasts
- new_and used
? black_friday|boxing_day|cyber_monday|prime_day
- black_friday ~~9 history|panic
!! new for|in ~1 YEAR
now available|comes|even|in|with ~5
- now with me
- in now
get_ready for ~2 autumn|fall|spring|summer|winter
improved|redesigned|updated|upgraded model|version
season|summer|winter|year s color|colour|hit|trend
trend|trends|trending|trendy ~2 YEAR
- than ~3 YEAR
- our YEAR ~1 model|version
- this|summer|winter ~1 scene|landscape
- ahora|jetzt|maintenant|now|ora avec|con|mit|with ~1 N %
for a|just_a|only_a limited|little|short time|while
short time only
ends|end|until|till|only ~1 midnight|friday|monday|saturday|sunday|thursday|tomorrow|tonight|tuesday|wednesday
- open|closed until
- imac|ipad|kindle|macbook ~~8 YEAR
end of ~1 month|year|week|season
- end of ~1 season|year ~1 storage
fresh for ~1 autumn|fall|season|spring|summer|winter
of_the season|moment|year
out now
new arrival|arrivals|edition|generation|model|release|version|design|collection
- newly|recently born|hatched|laid|married|painted|planted|potted|qualified|seeded|sown|wed|weds
- newest member
- the year N
- award|awards|dot ~3 YEAR
coleccion|collection|collezione|kollektion ~3 YEAR
- latest time|date|by|at`,
    superlative: `
best [choice|gift|gifts|in|of|on_the|performance|product|quality|rated]
- best before|bud|buddy|by|dad|fit_for|friend|friends|if|known|man|mom|practice|practices|regards|results|served|suited|used|western|when|wishes|with
- at|do|does|feel|fit|fits|its|look|looks|perform|performs|serve|sleep|suited|tastes|their|tries|try|work|works|your best
- next|second best
- best as|for [N] use_within
? finest|greatest|incomparable|one_of_a_kind|second_to_none|unbeatable|unmatched|unparalleled|unrivaled|unrivalled|unsurpassed
- greatest common|hits|of_all_time_songs|showman
- finest grind|grit|mesh|sand|setting
- # N bolt|coffee|cone|cone_filters|dad|drill|fan|filter|grandpa|hair|hook|hooks|mom|needle|pencil|pencils|philips|phillips|screw|screws|size|teacher|wire
- color|cone|door|filter|item|lot|model|no|part|pattern|pencil|shade|size|style # N
no|nr|number 1|one [brand|choice|in|pick|rated|seller|selling]
- number 1|one balloon|balloons|birthday|cake|candle|candles|dad|fan|foil|pencil
- no 1|N iron|touch
- top quality_control
- highest grade_of_difficulty
? perfectest|ultimate
- ultimate fighting|frisbee|guide|guitar|spider|team
the|world_s brightest|coolest|fastest|lightest|purest|quietest|safest|sharpest|smallest|smartest|softest|strongest|thinnest|toughest|warmest
- the brightest|coolest|fastest|lightest|smallest|thinnest days|details|dog|gear|hour|mode|nights|part|parts|piece|room|rooms|setting|size|spaces|speed|spots|stars
- best|greatest ~~9 blu_ray|book|dvd|hardcover|history|memoir|novel|paperback
- balloon|birthday|cake|candle ~4 no|number 1|one
leading|top ~3 in_america|in_the_world|on_amazon|on_the_market|worldwide
most ~4 around|available|ever|in_its_class|in_the_world|on_earth|on_the_market|on_the_planet|you_ll_ever
? bar_none|best_ever|best_in_class|crown_jewel|goat|gold_standard|hands_down|head_and_shoulders|holy_grail|in_a_class|king_of|no_one_makes|nobody_does|nobody_makes|none_better|number_1|number_one|peerless|queen_of|simply_the_best|top_of_the_line|unbeaten|undefeated|undisputed|unequaled|unequalled|without_equal|world_beating
- king_of ~1 clubs|diamonds|england|hearts|pop|rock|spades|the_jungle
- goat cheese|collar|feed|hair|leather|milk|skin|soap
no_one|no_other|nobody|none|nothing ~5 beats|better|close|comes_close|compares|like_it|matches|tops|tougher
very best
- best actor|before|boss|by|dad|for|friend|friends|grandma|grandpa|if|man|mom|mum|nan|nurse|of_both|of_luck|practice|practices|results|served|teacher|used|western
- world|world_s best|greatest|okayest ~1 aunt|boss|brother|cat|dad|dog|grandma|grandpa|mom|mum|nan|nurse|sister|teacher|uncle
award winning
- award winning film|novel
voted ~3 best|favorite|favourite|number|top
america_s|australia_s|britain_s|canada_s|england_s|nation_s|world_s favorite|favourite
top class|notch|quality|rated|tier
finest|highest|superior ~1 craftsmanship|grade|materials|quality|standards
- highest quality_settings
the most advanced|beautiful|comfortable|complete|durable|effective|efficient|innovative|popular|powerful|practical|reliable|trusted|versatile
? beyond_compare|best_of_the_best|cream_of_the_crop|industry_leading|in_a_league_of|like_no_other|market_leading|record_breaking|world_class|world_leading|without_rival|state_of_the_art|next_to_none
- best of CAP|bach|beethoven|chopin|mozart|vivaldi
- best of ~4 album|anthology|cd|collection|lp|vinyl
just|quite_simply|simply the best
- simply the_best_of
! there_is|there_s no|nothing better|finer|comparable|like
only ~2 you_ll_ever|you_will_ever
! no|nothing better|finer
- say|says ~2 the
! no other
- no other tools|parts
can|will ~1 ever_find|find_anywhere
*est ~2 you_can ~1 buy|carry|find|get
perfect|ideal|right for ~0 everyone|everybody|all
nothing ~1 sharper|softer|stronger|lighter|warmer|brighter|finer|better|tougher|safer
- award|awarded|won|winner|voted ~~9 YEAR
- YEAR ~~9 award
world_s most ~1
- no|number 1 in|of ~1 box|kit|series|set
- number 1 shaped
- the *est|best of ~1 @num
- the *est of_both|of_these|of_them`,
    environmental: `
? ecofriendly|ecological|ecologically
earth|environment|environmentally|nature|ocean|planet conscious|friendly|responsible|safe
- protect|protects ~1 nature_of
contains bamboo|soy
- planet ~1 earth|mobile|model|poster|puzzle
- nature ~1 book|guide|made
? biodegrad*|carbon_footprint|carbon_neutral|circular|climate_neutral|compostab*|earth_first|eco_conscious|greener|low_impact|net_zero|plant_a_tree|plants_a_tree|plastic_free|responsibly_sourced|rots_away|saves_trees|sustainab*|zero_waste
- compost bin|bucket|caddy|pail|thermometer|turner
- eco button|mode
green alternative|choice|cleaning|lifestyle|living|product|products
help|helps|protect|protects|protecting|save|saves|saving ~2 earth|environment|forests|ocean|oceans|planet|rainforest|trees|turtles
? eco
- umberto eco
- eco button|dot|drive|mode|setting|tank|wash
100_%|completely|fully recyclable
ethically sourced
guilt free
- guilt free snack|snacks
our|the planet
compost|decompose|decomposes|biodegrades|breaks_down ~3 compost|landfill|naturally|soil
in the compost
eco safe
non_polluting|planet_safe
natural_resources
carbon|climate|co2 ~1 neutral|negative|positive|compensated|offset
? pollution_free
kind|kinder|gentle|gentler|good|better|friendly|safe ~4 earth|environment|nature|ocean|oceans|planet
mother_earth|mother_nature
responsibly made|sourced|produced
- on_the planet
bee|marine|ocean|reef|sea|turtle|wildlife|forest friendly|safe`,
    filler: `
? n_/_a
? asdf|tba|tbd|xxx|xxxx
not applicable
lorem ipsum
content|copy|description|details|text|title goes_here|here|pending|to_be_added|to_follow
- description|details|text|title here_is
test listing|product|test|title
dummy|sample text
keyword 1|2|3|N
brand|product|your name here
best|great|ideal|perfect gift|present for all|any|anyone|every|everybody|everyone [ages|occasion|occasions|one|person]
can_t|cannot|won_t|wont ~3 live without
must have|haves [for|in|item] ~2 any|every|everyone
every_home|everybody|everyone deserves|needs|will_be_jealous|will_envy|will_love
amazing|awesome|fantastic|incredible|stunning|superb|unbelievable design|gift|product|quality|value
absolutely|just|simply amazing|awesome|fabulous|fantastic|gorgeous|stunning|wonderful
jealous of you|your
high quality ~1 great_value
! everyone|family|guests|he|kids|she|they|we|you|you_ll ~3 adore|amazed|be_happy|blown_away|cherish|delighted|fall_for|fall_in_love|grateful|head_over_heels|hooked|impressed|love_it|love_our|love_this|obsessed|rave|smitten|speechless|thank_us|thrilled|treasure
! can_t|cannot|couldn|couldn_t|don_t|never|not|won_t|wouldn_t ~4 beat_it|believe|disappoint*|do_without|get_enough|go_back_to|go_wrong|imagine_life|live_without|look_back|miss_out|put_it_down|regret|resist|settle_for|want_another|want_to_leave
you deserve|ll_never_go|ll_never_want|ll_thank|ll_wonder
deserve|deserves ~2 best|better|finest|it|more|this|treat
treat someone|them|your|yourself
! know|wonder how_you_ever|how_you_lived|how_you_managed|why_you
wonder how_you
game changer|changing
dream|dreams come_true|of_your
of your dreams
love at_first|in_every
at_its best|finest
anything|nothing but_the_best|less_than
look|looked no_further
? what_are_you_waiting
envy of
turn heads
one of_a_kind
amazing|awesome|cute|fabulous|fantastic|great|ideal|lovely|memorable|perfect|thoughtful|unforgettable|wonderful choice|companion|gift|gifts|present|surprise|treat
- gift|gifts|present ~1 bag|box|boxes|card|tag|wrap
- perfect gift_size
anyone|everyone ~2 asking|loves|needs|wants|you_know|you_love
? must_have|must_haves
a must for|in
- must have a|been
? premium_quality
little something special|that
bullet|feature|headline|image|paragraph|section goes|here|point|text
bullet|feature|headline|paragraph N
bullet point N|goes|here|one|text|two
add|enter|insert|paste|place|put|type|write ~3 here
- custom|engraved|engraving|personalised|personalized|photo|printed ~9 here|name|text
- name|text ~5 custom|engraved|personalized|printed
- product name_plate
? blah|brand_name|brandname|fixme|null|placeholder|product_name|undefined|untitled|xyz
absolutely|just|really|simply|so|totally|truly|utterly adorable|amazing|beautiful|delightful|in_love|incredible|irresistible|love|lovely|magical|outstanding|perfect|unbeatable|unforgettable|wonderful
brighten|brightens|change|changes|elevate|elevates|enrich|revolutionize|revolutionizes|transform|transforms|upgrade ~2 day|everyday|home_forever|life|lifestyle|lives|look_at|mornings|the_way_you
everyone_will|he_will|she_will|they_will|we_know_you_will|you_are_going_to|you_ll|you_will [absolutely|definitely|just|simply|totally] adore|be_amazed|be_obsessed|fall_in_love|love
- if|when you ~1 adore|enjoy|like|love
comfort|craftsmanship|performance|quality|style ~2 you_can_trust|count_on|rely_on|you_deserve|you_will_adore
every|no bathroom|bedroom|garage|garden|home|household|kitchen|office|wardrobe ~1 complete|must|needs|should
take|takes ~4 next_level
wow factor
best_thing since
bring|brings|put|puts ~2 smile
make|makes ~2 life_easier|life_better|dreams
any|every|all occasion|occasions
- occasion card|cards
make|makes|making ~2 day|moment|morning|everyday|evening|meal ~1 better|brighter|special|unforgettable|a_joy
anyone|everyone and_everyone
be asking ~2 where
treat|spoil|pamper ~1 loved_one|loved_ones|someone|yourself|yourselves
- believe ~2 price|prices
! never ~1 go_back|look_back|want_another
bit|dash|little|touch of|bit luxury|magic
little luxury
bring|brings ~2 joy|happiness|magic|warmth_into
- goodbye_to ~5 @illness|@germs
everybody|everyone|anyone|one|people|they ~3 dream|dreams|dreaming of|about
fall head over_heels
made|crafted|created|designed with love|passion|care
experience|feel|see|taste|notice the difference
gift|present ~3 never_forget|forget|remember|treasure
want ~1 all|another_one
amaze|impress|surprise|wow your|the friends|guests|neighbors
- treat them|your ~2 blade*|board|boots|deck|fence|floor|jacket|leather|saddle|shoes|table|tent|wood|wooden`,
  },
};
