import type { ClaimWords } from '../claim-words.ts';

/** English words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const EN_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N eight five four nine seven six ten three twelve two`,
    people: `buyers cooks customers dads families gardeners ladies men moms mums owners parents people pros riders shoppers teachers testers users women`,
    illness: `@disease queasiness queasy ache+ aching_back aching_joints achy_joints acidic_stomach adhd ailment+ allergies allergy anxiety athlete_s_foot autism back_pain backache+ bad_breath baldness bed_sores bedsores bleeding_gums bloating blood_clots blood_pressure blood_sugar
brain_fog bunion+ burnout canker_sores car_sickness carpal_tunnel chest_pain chickenpox chilblains chronic_pain cold_sore+ colds colic colicky common_cold concussion constipation copd cough* cramping cramps croup dandruff_flakes diaper_rash
disease+ dizziness dry_eye+ dysentery ear_aches ear_infection+ ear_pain earache earwax erectile_dysfunction eye_strain eyestrain fever flat_feet flu foot_pain frozen_shoulder fungus gallstones gerd gout gouty gum_disease hair_loss halitosis hangover+
hay_fever head_lice headache+ heart_attack+ heart_disease heart_failure heartburn heat_rash heel_pain heel_spur+ high_blood_pressure hip_dysplasia hip_pain hives hot_flashes hot_flushes ibd ibs illness* indigestion inflamed_joints
insect_bites itching itchy_bites itchy_skin jaundice jaw_pain jet_lag joint_pain joint_stiffness kidney_disease kidney_stones knee_pain laryngitis leg_cramps limping macular_degeneration measles memory_loss menstrual_cramps mood_swings
morning_sickness motion_sickness muscle_aches muscle_cramps muscle_pain muscle_spasms nail_fungus nappy_rash nasal_congestion nausea neck_pain nerve_pain nettle_rash night_sweats nosebleeds numb_toes overactive_bladder pain+ panic_attacks period_pain
pimples pink_eye pms poison_ivy poor_circulation ptsd rash rashes restless_legs ringworm runny_nose+ scabies seasickness seizures separation_anxiety shin_pain shin_splints shingles shoulder_pain sinus_congestion sinus_pain sinus_pressure skin_tags
sleep_apnea sleeplessness slipped_disc sneezing snoring sore_back sore_feet sore_gums sore_heels sore_joints sore_knees sore_muscles sore_neck sore_throat+ sprain* stiff_joints stiff_neck stomach_ache+ stomach_bug stomach_cramps stomach_pain
stomach_upset+ stretch_marks stuffy_nose+ sunburn swollen_ankles swollen_feet swollen_joints teething_discomfort teething_pain tennis_arm tennis_elbow thinning_hair thyroid tingling tired_eyes tmj tooth_decay toothache+ travel_sickness tremors
triglycerides tummy_ache upset_stomach uric_acid uti+ vomiting warts wheez* whooping_cough`,
    cures: `dries_up aids alleviate+ banish* beat beats bring_down brings_down calm_down clear_up clears combat+ conquer* correct+ counteract+ curb curbs cure+ cured curing cut_down cuts_down defeats diagnose+ dissolve+ drains draw_out draws
dulls ease+ eliminate+ end+ erase+ fade+ fend_off fends_off fight+ fighting flush_out flushes halt halts heal+ healing heals_up help_with helps_with hold_off holds_off keep_at_bay keeps_at_bay kills lower+
manages minimi* mitigate+ numb+ prevent+ preventing quell+ rebuild+ reduce+ reducing reliev* remedies remedy repair+ resolve+ restores reverse+ rid settles shrink+ slow+ soothe+ soothes_away soothing speeds_up stabilise*
stabilize* steadies stop+ suppress* tackle+ take_away take_the_edge_off takes_away takes_the_edge_off tame tames treat+ treating unblock* vanquish ward_off wards_off wipes_out works_against`,
    germs: `algae ants aphids bacteria bacterium bed_bug+ bedbugs beetles black_mold black_mould bugs candida cockroach* creepy_crawlies dust_mites e_coli earwigs fire_ants flea+ flies fruit_flies fungi fungus germ+ gnat+ gophers hornets horseflies
insects lice listeria louse mealybugs mice microbe+ midge+ mildew mite+ mold moles mosquito+ mosquitoes moth+ mould mrsa nits no_see_ums odor_causing_bacteria parasites pathogen+ pest+ pill_bugs possums raccoons rat+ roach* rodent+ salmonella
sand_flies silverfish skunks slugs spiders spores staph stink_bugs stinkbugs termite+ thrips tick+ vermin virus* voles wasps weevils whiteflies wireworms woodworm`,
    repels: `against avoid away bait banish* bar+ block+ chance chase* clear_off collar combat* come_near control* cuts destroy* deter+ detest* disappear* discourag* dislike* drive+ eliminat* eradicat* exterminat* fewer fight* flee foothold free gone goodbye
hate+ inhibit* keep+ kill* leave loathe* lock* lose_interest move_out neutraliz* never not nowhere packing prevent* proof protect* purif* rat_poison remov* repel* resist* rid rids scare+ slash slow_down slowed slows stay_off stay_out stays_off stop+ stopped stopping trap+ treat
treated treatment turn_round wipe+ zap+`,
    relief: `against away balm banish* beat* better breathe calm* capsule* cooling cream disappear* drop* effective faded fades flare* for free gel+ gone goodbye gummies hair healing hello help* improve* less lift lotion melts ointment open* packing
patch* pillow* point_s pressure_off protect* recover* reduc* relief reliev* remed* remov* salve sends serum size soap sooth* spray stimul* stop* suffer* syrup tea thank+ therapy to treat* vanish*`,
    state: `a_cold achy_legs arthritic_joints blisters bruises bruising cartilage cavities circulation colds congestion corns dandruff discomfort fatigue_syndrome gout hot_spots hotspots_on illness inflammation joint_stiffness ligaments numbness plaque pressure
puffiness scars sore_legs soreness sores stiffness stroke+ swelling symptoms tension the_cold tightness tired_legs toxins veins worms worn_joints wounds`,
    units: `copies items packs pairs pcs pieces sets units`,
    flees: `drown die_in die_off die_on die_within another_closet another_home another_place back_off bypass* detour elsewhere find_it_hard find_it_tough flee fly_by fly_on fly_past for_another hard_time have_it_hard last_an_hour move_on no_chance no_foothold no_ground no_hold
no_place nothing_for nowhere pack_their pack_up pass_by perish* scatter stand_a_chance stay_away stay_clear steer_clear struggle* survive* turn_away turn_back turn_tail wide_berth`,
    body: `ankle* back belly ear+ elbow* feet foot heel* hip+ jaw joint+ knee+ legs neck nose shoulder* stomach tummy wrist*`,
    feels: `ache burning cramps discomfort itch itching rash ringing ringing_in soreness sores stiffness sting stinging swelling throb* tingling twinge+`,
    eases: `bearable calm* clear* die_down dies_down ease_off eases_off fade* get_quieter gets_quieter go_away goes_away gone history in_peace let_up lets_up rare rarer retreat* settle* subside* thing_of_the_past vanish* wear_off wears_off`,
  },
  lines: {
    medical: `
aconsejad*|approuve*|approvat*|approved|avalad*|conseille*|consigliat*|endorsed|plebiscite*|preconise*|prescri*|raccomandat*|recetad*|recomendad*|recommande*|trusted|used|valide* by|da|dagli|dai|par|por ~3 *logues|*ologists|chiropractors|chirurgiens|clinics|corps_medical|dentistes|dentisti|dermatologi|dermatologos|dermatologues|doctores|doctors|dottori|especialistas|farmaceuticos|farmacisti|fisios|fisioterapeutas|fisioterapisti|gps|hopitaux|hospitals|infirmieres|kines|kinesitherapeutes|medecins|medici|medicos|nurses|ortopedici|osteopathes|pediatras|pediatres|pediatri|pediatricians|pharmaciens|pharmacists|physicians|physiotherapists|podiatrists|podologi|podologos|podologues|profesionales_de_la_salud|professionnels_de_sante|sages_femmes|specialistes|specialisti|surgeons|veterinaires|veterinari|veterinarios
agree*|approuve*|approvat*|approved|aprobad*|authorized|autoris*|autorizad*|autorizzat*|avalad*|certif*|cleared|endorsed|homolog*|licensed|recogni*|reconnu*|registrad*|registrat*|registered|riconosciut*|valide* by|da|dal|dall|dalla|par|por ~3 aemps|aifa|anmat|ansm|autoridades|autorita|autorites|cofepris|ema|fda|haute_autorite|health_authorities|health_authority|health_canada|health_ministry|invima|mhra|ministere_de_la_sante|ministerio_de_sanidad|ministero_della_salute|ministry_of_health|oms|sanidad|sanita|tga|who|world_health_organization
dermatologi|dermatologos|dermatologues|fisios|fisioterapisti|kines|medecins|medici|medicos|pediatras|pediatres|pediatri|veterinaires|veterinari|veterinarios ~1 confian|conseillent|consigliano|prescriben|prescrivent|prescrivono|raccomandano|recomiendan|recommandent
drop N lb+|pounds in
settle+ ~2 queasy
fda [510k] approval|approved|certified|cleared|registered
frees|freeing|releases ~4 from|of ~2 @illness
draws|pulls|take+|took the ache+|pain|soreness|sting out
! @body ~4 no_longer|never|not|stop+|stopped|won_t ~2 ache*|bother*|burn*|hurt*|pinch*|sting*|throb*|tingle*
! free_of|without|no|zero ~1 acne|blemishes|breakouts|pimples
! live|move|run|sit|sleep|walk|wake ~3 without ~1 @illness
! never|no_more ~2 @illness
! say no to ~2 @illness|@state|swollen
- @illness [relief] not|isn_t ~1 claimed|covered|implied|intended|promised
- air|belt|chain|hose|line|rope|spring|steam|string|thread|tire|tyre|valve|warp|water ~2 pressure|tension
- blood_pressure|blood_sugar|cholesterol|pain chart|cuff|log|meter|monitor|scale
- cannot|doesn_t|isn_t|never|no|not ~9 claim|cure|diagnose|medical|medicine|prevent|relieve|treat|treatment ~~9 @illness
- cough drop+
- ok|safe|suitable for ~3 @illness
- allergy friendly
- weight loss ~2 after|at|through|fabric|material|of
-? bag|box|case|holder|organizer|pouch ~3 @illness
? =@illness ~9 ~2 is_gone|was_gone|are_gone
? =@illness ~~5 @relief
? =@illness|@feels ~~6 @eases
? @relief ~6 =@illness
? bladder_stones|hair_growth|hair_regrowth|urinary_stones|weight_loss
@cures ~3 @state
@cures ~4 @illness
accelerates|promotes ~1 healing|wound_healing
anti acne|arthritis|dandruff|itch|nausea|snore|snoring|anxiety|cancer|depressant|diabetic|inflammatory|viral
bad|bum|dodgy|sore back|hip+|knee+|shoulder+
balance+|control+|improve+|maintain+|normalize+|promote+|regulate+|stabilize+|support+|supporting ~3 blood_flow|blood_pressure|blood_sugar|circulation|digestion|digestive|fertility|gut|heart_health|hormone+|immune|immunity|joint_health|joints|liver|metabolism|prostate|recovery_after|thyroid
boost*|strengthen+ ~2 immune|immune_system|immunity
boost*|increase+ ~2 circulation|fertility|libido|memory|metabolism|stamina|testosterone
burn+|melt+ ~2 fat
bye|goodbye to ~1 @state
chiropractor+|doctor+|physio*|therapist+|vet+ ~2 recommend*|use+ ~5 patients
chiropractors|dermatologists|dentists|doctors|gynecologists|midwives|nurses|orthopedists|pediatricians|pharmacists|physicians|physios|podiatrists|specialists|surgeons|therapists|veterinarians|vets ~3 agree|approve|endorse|prescribe|recommend|swear|trust
chiropractor|dentist|dermatologist|doctor|midwife|nurse|pediatrician|physician|physio|podiatrist|surgeon|vet|veterinarian|veterinary approved|backed|developed|endorsed|formulated|recommended|trusted
cleanse+|detox|detoxes|detoxifies|detoxify ~2 blood|body|colon|kidneys|liver|organs|toxins
clear+|free+|open+|unblock+ ~2 airways|bronchi|sinuses
clinically|medically|scientifically proven|tested
curb+|suppress|suppresses ~1 appetite|cravings
cuts|shortens|speeds_up ~2 recovery
dead|numb feet|fingers|hands|toes
detox|detoxifying foot|pads|patch|patches|tea
faster|quick|quicker|rapid|speed+|speedy ~2 healing|recovery
flare_ups|itching|redness|swelling|symptoms ~5 disappear+|gone|vanish|vanishes
get+ over ~1 @illness|cold
grow+|regrow*|restore+|thickens ~3 hair|hairline
hammering|pounding|throbbing ~3 head|skull|temples
healing|therapeutic ~1 benefits|effect+|powers|properties
heal+|healing faster|quickly|sooner|without
hip|knee|tummy|belly|stomach|back ~2 quiet|settles|calm+
keep+|hold+ ~2 @illness ~3 in_check|away|at_bay
keep+|stop+ ~4 from aching|bleeding|flaring|getting_worse|hurting|itching|swelling
less|no|reduced stiffness|soreness|swelling
lose|losing|lost|shed+|shedding ~3 belly|fat|inches|pounds|weight
lose|losing ~2 *kg|kilos|lb+
lower+|reduces|slows ~2 heart_rate|heartbeat
medical_grade ~3 results
miracle cure|pill|remedy
natural ~2 cure|remedy
no_more|without|throw_away|forget|ditch|replaces|instead_of|alternative_to ~2 antibiotics|drugs|medication+|meds|painkillers|pills|steroids|surgery
restore+|improves|sharpens ~1 eyesight|hearing|vision
scraped|scrapes|wound+ ~3 heal*|knit*
sinuses|airways clear|open
stairs|walk|walking|night|sleep ~1 without ~2 @feels
sting out_of ~1 @illness
works_like ~2 drug|medicine`,
    antimicrobial: `
- mesh|net|netting ~2 against ~1 @germs
destro*|elimin*|kill*|mata|totet|tue|uccid* ~3 *coronaviren|coronavirus|covid*
- ^ mildew|mold|mould [and] [mildew|mold|mould] resistant
- killer|trap|zapper replacement|spare bulb+|lamp+|tube+
- @germs ~2 are|is not
- antivirus|computer|laptop|pc|software|windows ~6 bugs|malware|virus*|viren
- humane|live|snap trap+
- ant|bug|flea|fly|mosquito|moth|pest|spider|tick bite|collector|comb|eaten|eyed|market|net|netting|orchid|remover_hook|remover_tool|tweezers|vacuum_aquarium
- au_chocolat mold|mould
- bag|base|box|bracket|brush|bulb|case|cord|cover|dish|grid|hanger|holder|hook|lid|mount|plate|pouch|rack|saucer|shelf|spare|stand|storage|tray ~~7 fits|for|holds|sized_for|store+ ~6 bait|coil+|collar+|diffuser|disinfect*|incense|insecticide*|killer|pesticide*|repellent*|sanitizer*|spray*|swatter*|trap+|wipes|zapper+
- baking|cake|candle|chocolate|ice|resin|silicone|soap mold+
- bleach|chlorine|clean|cleaner*|cloth|disinfect*|sanitiz*|steriliz* ~~7 attack*|crack*|damage*|discolo*|dull*|fade*|harm*|mark*|ruin*|scratch*|spoil*|stain*|tarnish*|void*
- cannot|doesn_t|isn_t|never|no|not|without ~4 antimicrobial|effective|keep|kill+|poison|protect*|repel+|trap|treat|work+ ~4 @germs
- can|easy|may|safe|suitable ~3 sterili*
- computervir*|virus_informat*|ウイルス対策ソフト
- hand_sanitizer|sanitizer bottle+|dispenser|holder+|keychain
- include|included|including|contain bait|poison ~1 for ~1 @germs
- keeps|kills|repels|stops no ~1 @germs
- keep+ ~3 leaves|dust|dirt|debris ~2 @germs
- mold+|mould+ N|for|holds|maker|makes|pan|set|six|tray|with
- not|never designed|intended|made|meant|suitable|use|used ~9 @germs|disinfect*|sanitiz*|steriliz*
- rat|mouse|mole|rodent|vole|squirrel trap+
- saniti*|sterilize ~2 before|cycle|dishwasher|boiling
- shaped_like|shape_of [a|an] @germs
- sterile dressing|gauze|pad
- sterilised|sterilized ~1 cat|cats|dog|dogs
- sterili* bag|box|case|jar|tongs
- virus*|viren|virenschutz ~1 program*|scan*|software
-? @germs ~5 embroidered|printed
? =@germs ~~9 @repels
? @illness ~6 @germs
? @repels ~~8 =@germs
? colloidal_silver|ionic_silver|nano_silver|nanosilver|silver_ion+
?! =@germs ~2 can_hardly|can_t|cannot|don_t|doesn_t|hardly|never|rarely|won_t ~3 breed|climb|come|cross|enter|form|get|grow*|hatch|last|linger|live|multiply|nest|pass|settle|spread|stand|stick|take|thrive|through
?! =@germs ~6 @flees
?! no_more|nobody_likes ~1 @germs
?! not_a|not_one|not_a_single|nary_a =@germs
?! no|zero|without @germs
anti bacteria|bacterial|fungal|germ|microbial|mildew|mite+|mold|odor_bacteria
antigerm|antimicrobial+|bactericid*|fungicid*|germicid*|insecticid*|pesticid*|rodenticid*|virucid*|disinfects|disinfecting|saniti*|sterili*
ant|bug|flea|germ|insect|mite|moth|mold|mould|pest|rodent|roach free|proof
bug|fly|insect|mosquito|moth|mouse|pest|rat|roach|wasp deterrent|killer|repellant|repellent|repelling|repeller|spray|zapper
destroys|eliminates|kills|removes|wipes_out|zaps ~2 N % of ~2 [@germs]
disinfectant cleaner|mist|spray|wipes
kills|killing|destroys|eliminates|repels|repelling ~5 =@germs`,
    guarantee: `
N day+ refund
?~ reembols*|reimburs*|rimbors*
N nuits ~~1 decid*
- garantia|garantie|garanzia|guarantee d|de|di|of origen|origin|origine
N nachte|night+|noches|notti|nuits ~4 decid*|entscheid*
ersatz|cambio|sostituzion* ~2 ohne_diskussion|sin_discusion|senza_discussioni
get|receive|see|have ~1 all|each|every ~1 cent|dollar|money|penny ~1 again|within
? guarantees|guaranteeing ~5 delivery|happiness|life|lifetime|money|refund|replacement|satisfaction|year+|you|your
? our ~1 guarantees
-? helps|to|will guarantee
- a|the|new|next one|blade|segment slides|moves|advances
- guaranteed analysis|rate_field|smiles|fun|laughs|hit|freshness
- guarantee|warranty card+|certificate+|deed|does|excluded|fund|registration|seal|sheet|slip|void|documents|papers|paperwork
- guarantee|warranty|return+ binder|box|drawer|file|folder|organizer|rack|shelf|tray
- not like
- refund pad|book|log|slip|form
- refundable deposit
100_%|full|total satisfaction
? at_our_cost|at_our_expense|garantee*|goes_out_free|guarantee|guaranteed|make_up_your_mind|money_back|on_our_tab|refund*|warantee|warranted|warranties|warranty|warrenty
@num night+ trial
@num year|month cover|coverage|promise|protection
N|sixty|thirty days to try
N|sixty|thirty day+ ~1 return+|trial|to_return
N|ten|five|two year+ of ~1 coverage|cover|protection
^ not ~4 a_fan|convinced|delighted|happy|impressed|in_love|pleased|right|satisfied|sold|thrilled|your_thing ~6 .
another_one|fix|new_one|repair|replace|replaced|replacement|spare|swap ~5 for_free|for_life|for_nothing|free_of_charge|gratis|no_charge|no_cost|no_questions_asked|on_the_house|on_us|our_expense|without_question
any|every defect|fault ~6 we|us|our
as_long_as you ~1 own
ask ~2 for ~1 new_one|replacement
backed|covered|protected against|by|for ~5 defects|life|lifetime|months|promise|us|year+
bends|breaks|breaks_down|chip+|crack+|dies|fails|give_out|gives|gives_out|leaks|rips|snaps|split+|tears|wears_out ~~9 another|free|new|on_us|replacement|we
breaks|breaks_down|broken|fails ~~6 new_one|replace|replaced
bring|mail|send|ship it|them back|home
cash_back|make_it_right|make_things_right|pay_you_back|put_it_right|settle_up|free_parts|parts_and_labor|parts_and_labour
change your_mind
don_t|hate love|like|it ~~5 money_back|return|send_it_back
each|every|last cent|dollar|penny ~2 back|returned
easy|free|hassle_free|no_hassle|worry_free|no_cost exchange+|replacement+|refunds|return+
exchange|swap ~1 it|them ~5 free|no_charge|no_cost
faulty|broken|defective ~2 parts|pieces|units ~3 free|replaced|replace
free|no|without|zero risk
fresh_one|next_one ~1 is ~1 on_us
fresh_one|new_one|replacement goes|is|heads ~1 out|posted|sent
full|no_fuss|partial|prompt refund
get|give|return ~3 money ~2 back|full
happiness|satisfaction ~1 assured|first|promise
hate it
if [for_any_reason_you_are|you're|you_are|youre] not [100_%|completely|fully|totally] happy|satisfied
just|simply post it_back
life_long|lifelong|lifetime ~1 guarantee|warranty
lifetime ~1 cover|coverage|promise|protection|replacement|support
love|like it ~1 return|send
money [is|will_be] returned
money ~2 comes_back|goes_back|back_to_you
new_one|replacement|fresh ~3 on_its_way|coming
new|another|second ~2 is_yours|comes_to_you|without_discussion
night+|day+ to decide|make_up|think
no questions_asked|quibble+
not|un ~2 happy|love|like|satisfied ~~4 back|refund|return|send
pay ~2 if|once|when ~3 happy|satisfied
peace_of_mind ~3 coverage|plan|policy
promise ~~5 new_one|replace*|refund
purchase|order is|stays ~1 covered|protected|safe
reembolso|remboursement|rimborso ~1 complet*|immediat*|inmediat*|integr*|total*
return+ ~1 accepted|policy|welcome
return|send ~3 within N days
risk free [order|purchase|shopping|trial]
stand+ behind ~2 craftsmanship|every|product+|quality|work
swap|exchange|trade ~3 for ~1 new_one
try ~4 N|thirty|sixty days|nights
we pay|send|give ~1 you|it|everything back
we stand by|behind|for
we ~1 collect|pick ~2 free|settle
we ~2 exchange|fix|give|mail|refund|replace|rush|send|ship ~5 another|new|new_one|replacement ~2 [at_no_charge|at_no_cost|for_free|free|free_of_charge|on_us]
we ~2 make_it_right|make_things_right|sort_it_out|take_it_back
we ~3 make_good|fix|repair ~2 any|every ~1 defect|fault
we|we_ll ~1 mend|fix|repair|sew|patch ~3 at_our|free|for_free|on_us
we|we_ll|we_will replace|return
~ refund+|refundable`,
    offer: `
scan ~5 for|claim|get|receive|win ~2 bonus|coupon|discount|gift+|prize|refund|reward|voucher
? OFF %
our|the|your best_buy
! cheaper|less|off|savings at_checkout|in_cart|today|with_code
! pay ~1 full_price|retail|full
! use|enter|apply code
- *feucht*|humed*|humid*|toleran*|umidita ~3 N %
- any|power|standard|wall outlet*
- another|exchange|new_one|repair|replace|replacement|send ~8 at_no_charge|at_no_cost|for_free|free|free_of_charge|no_charge
- bargain bin+
- bargain|budget|cheap|discount ~1 brand+
- code|codice|codigo LATIN N
- code|codice|codigo asin|b0*|ean|sku
- code on
- discount tire
- free choice|fall|flight|flow|flowing|form|form_factor|from|hand|hanging|kick|length|moving|of|range|rein|space|spinning|spirit|standing|state|style|swinging|throw|time|turning|way|weight+|wheel|will
- free delivery|postage|shipping
- half|N off center|centre|road|set|white
- high_quality ~~1 great value
- in ~2 price class|range
- left|remain|remaining|stock ~~9 before ~2 gone|sold_out
- price s_candles
- price+ board+|gun|label+|tag+
- rate|rating|review ~~7 free|gift
- unit price+
-? coupon+|discount|promo|voucher card+|compartment|game|pocket|slot+|wheel
-? discount ~1 shop|store|supermarket
-? neither|nor ~3 cheapest|bestseller
-? none_of ~3 price
2nd|3rd|extra|second|third ~3 free|half|no_charge|yours
2nd|3rd|fourth|second|third ~2 costs_nothing|costs_you_nothing|on_us|on_the_house
? add_to_basket|add_to_cart|at_cost_price|at_no_charge|bang_for_your_buck|below_cost|below_retail|bestsell*|bogo|break_the_bank|budget_friendly|cashback|chart_topping|cheap_and_good|cheapest|cut_price|direct_from_the_factory|doorbuster*|factory_direct|fair_price|flying_off|for_pennies|free_of_charge|freebie+|gift_inside|great_buy|half_off|hot_cakes|inexpensive|into_your_cart|intro_price|introductory_price|money_saver|money_saving|most_bought|most_popular_item|most_sold|no_1_seller|no_extra_cost|number_1_seller|number_one_seller|overstock|payday|penny_less|penny_pinching|price_tag_you|price_you|rock_bottom|selling_fast|sellout|sells_out|steal_of|three_for_two|top_seller|top_selling|two_for_one|unbeatable_deal|wallet_friendly|worth_every_penny
? exclusive|special|incredible|weekly|launch deal+|offer+
?~ bargain*|bonus|clearance|closeout|complimentary|coupon+|discount+|discounted|economical|giveaway|markdown|must_go|price+|priced|pricing|promo|rebate|sold_out|steal|stock_up|thrifty|voucher
N % cash_back|cheaper|less|off|reduction
N for N|$
N get N|one [free]
N off .
N sold
N|third|quarter|half less than ~1 autumn|before|last|spring|summer|usual|winter
^ buy more
^ sale .
affordable|best|cheap|factory|great|half|low|lower|lowest|special|unbeatable|wholesale cost|price+|priced
amazing|excellent|good|great|outstanding|super|fantastic|best|better value
amazing|good|great|real|super|sweet deal+
amazon_s choice
at|for no extra_charge|extra_cost
a|get|get_a|includes|including|plus|receive|your free LATIN
before ~2 gone|sold_out
best selling|seller+
bulk|launch|member|quantity|seasonal|student|volume discount+|price|pricing
buy|get_yours|order|purchase|shop [it|one|yours] now|today
buy|get|order ~~5 N|one|two|three|second|third ~2 free|half|off
buy|spend more ~1 pay|save
cheaper than ~1 before|ever|last|usual
cheaper ~3 anywhere|elsewhere
cheaper|less than ~1 @num|a ~2 coffee+|lattes|takeaway|meal|ticket
comes|thrown ~3 for_nothing
come+|included|includes|with [@num|a|our|your] free ~2 bag|bonus|brush|case|charger|cleaning|cloth|gift|guide|lid|pouch|recipe|refill|replacement|sample|stand|strap|tote|travel
complimentary ~2 extra|gift|sample|case|pouch|bag|cloth
costs ~1 less
cost+ nothing
coupon|voucher ~1 below|inside|included
customers|shop|store favourite|favorite
deal of|price
dirt|ridiculously|super|surprisingly|unbelievably cheap
enter|type ~4 basket|cart|checkout
everyone|everybody is|s buying|grabbing
exceptional|incredible|unbeatable ~1 value
fastest|hottest seller|selling
for the_price_of|half_the_price|less_than
fraction|half|quarter|third of_the ~3 cost|money|price
free gift+|item|sample+|trial
free ~4 per|every|each order|purchase|pack
get ~2 free|half off
get it|yours free
get+ ~2 reward|gift_card
gift for|from|to us|you
gift+ with ~1 every|order|purchase
gift+|surprise in ~1 each|every ~1 box|order|package|parcel
goes|comes|included ~3 as_a bonus|extra|gift|present
grab|snag|snap ~3 bargain|deal+
hot deal|item|sale
huge|big|massive|great|incredible|instant savings
in_exchange|in_return for ~2 gift|refund|reward|voucher
included ~1 with ~1 purchase|order
last chance ~1 at|for ~1 price
limited time deal|discount|offer|price|sale|special
marked down
minus N %
no|not ~3 cheaper|lower_price|better_price|better_deal
on sale|special
on_us|on_the_house|spend_less|while_stocks_last|while_supplies_last|until_sold_out
our gift to
pay ~3 for_N|half|less|one|only|two
price+ cut|drop+|match|reduced|slashed
sale|offer|deal|promotion|discount end+|ending|expires|lasts
save+|saving ~2 @num|twenty|fifty|big|cash dollars|bucks|euros|pounds|when|per
save|saving [up_to] N %
sold|sell+ ~2 as_often|as_much|most_often
subscribe and_save
surprise gift
the_more you_buy|you_order ~~3
value for_money
was $|N ~~2 now
we|we_ll throw in`,
    shipping: `
- cent|money|penny|refund ~3 within|in ~2 N
! no|not|won_t ~3 restock*
- arrives within seconds
- few drops|lines|steps|minutes
- in_stock form|trim
- left|remain bare|blank|empty|free|open|plain|unstitched|untreated|visible
- one_day|two_day backpack|bag|clock|course|hike|pass|trip
2_day|expedited|express|fast|free|international|next_day|one_day|overnight|prime|priority|quick|rapid|rush|same_day|speedy|standard|two_day|worldwide [domestic|mainland|uk|us|usa] [mainland] delivery|dispatch|postage|ship|shipment|shipped|shipping
? next_working_day|next_business_day|stocked_in
@num|few|handful ~2 @units ~1 left|remain|remaining
almost|nearly sold_out|gone
at_your_door|in_your_mailbox|postage_paid|same_day|to_your_door|two_day
arrives|delivered|dispatched|mailed|posted|sent|shipped|ships ~4 before|business_days|doorstep|free|hours|monday|next_day|overnight|prime|same_day|today|tomorrow|warehouse|weekend|within
arrive+|arriving in|within ~2 days|hours
at|from|have|in [a|our] ~2 depot|fulfillment_center|warehouse ~1 [in]
at|on|to ~1 your|their doorstep|porch
at|on|to your door ~1 by|in|on|within|before|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday
customs|duties|import ~2 included|paid
delivered|delivery|sent|shipped ~2 at|for no|zero ~1 charge|cost|fee
dispatched|mailed|posted|shipped|ships from ~0 CAP
dispatched|shipped|ships|sent|mailed ~1 in|within ~1 @num|a day+
down to our_last|the_last @num
eu|uk|us|usa warehouse
get_it|have_it|receive_it before|by|in_N|on|tomorrow|within
gets_to|reaches|with you ~2 in|within ~1 N|one|two|three|five|a_few days|hours
goes|go|sent|leaves|mail|mailed|post|posted ~2 out ~2 day|daily|every|same|weekday
in|low|limited|running_low stock
in_hand|your_hands|have_it ~3 within|in ~1 @num|few days
in|within N|one|two|three|a_few [business] days|hours ~2 door|doorstep|home|you
in|within ~1 @num|a|one business|working day+
just|last|only @num @units in
just|only @num|few|handful of ~5 left|remain|remaining
just|only N left
leave+ ~3 our|the ~1 warehouse
leaves|departs ~2 depot|warehouse|workshop
mail|post|send|ship from our
next|new batch|delivery|shipment ~3 months|weeks
no|zero customs|delivery|duties|import|postage|shipping [charge+|cost+|fee+]
only|just ~5 left at|in
only|last|just|final ~1 few|couple|handful ~2 left|on_the_shelf|remain|remaining|in_stock
order soon
order|ordered ~5 arrive*|get_it|porch|same_day|ships
order+|ordered ~1 before|by ~3 ~~6 go_out|on_its_way|same_afternoon|same_day|that_afternoon|this_afternoon|today
order+|ordered|buy ~3 by|before|until ~2 N|noon|midday|lunch ~~6 afternoon|day|goes|leaves|out|ships|today|tomorrow
packed|posted|sent|shipped|mailed ~3 from CAP ~2 day+|hours|same
ships|delivers|arrives|lands ~5 christmas|easter|halloween|friday|weekend|time_for
stock ~2 low|limited
tracked|tracking ~1 delivery|number|shipping
we ~2 deliver|dispatch|ship
when|once ~2 gone ~~6 months|weeks
with_you ~1 next|tomorrow|within
you get|receive ~3 in|within ~1 N ~1 day+
~ overnight|standard_postage|standard_shipping`,
    contact: `
- buyers|customers|owners|parents write to_us
- amazon|アマゾン|亚马逊 ~2 customer_service|カスタマーサービス|客服
- customer_service|atencion_al_cliente|servizio_clienti|カスタマーサービス|客服 ~9 amazon|bell|counter|desk|door|headset|plaque|sign|中心
- cartel|placa|targa|cartello|service_client ~3 atencion_al_cliente|servizio_clienti|amazon
! @social|line|signal|skype|viber ~1 account|handle|id ~~2 LATIN
- you|who write|wrote ~0 us
- text_me_when
LATIN at LATIN dot LATIN
LATIN dot com|net|org
abonnez|ajoutez|contactez|dm|ecrivez|find|follow|join|like|message|rejoignez|retrouvez|suivez|tag|visitez ~4 @social
at|auf|by|canal|compte|en|groupe|on|over|page|par|per|por|su|sur|through|tramite|uber|via @social
chat_with_us|customer_service|get_in_touch|helpline|our_support|reach_out|talk_to_us|toll_free|write_to|write_to_us
call|contact|dm|e_mail|email|message|phone|reach|text|write customer_service|me|our|seller|support_at|the_seller|us [anytime|at|by|for|if|on|team|through|via|with]
call|dial|text N N
check|check_out|find|see|visit my|our|the_official|us_at|us_on [official|online|own] online_shop|page|shop|site|store|storefront|us|web|website
drop|send|shoot ~2 dm|email|line|message|note|us
official website
our ~2 channel|chat|facebook|group|help_desk|hotline|instagram|newsletter|online_store|web_shop|web_site|webshop|website|webpage|web_store
sign_up ~3 newsletter
subscribe to_our|to_us
www dot`,
    comparison: `
*er|more ~1 than ~1 usual|ordinary ~9 market|supermarket|store+
? @names|big_brands|big_names|cheap_ones|cheaper_ones|competitor*|copycat*|generic_brands|imitations|knock_off+|knockoff*|leading_brand*|lookalikes|most_brands|most_makers|most_manufacturers|most_sellers|name_brand*|no_brand|no_name|not_your_average|other_brand*|other_companies|other_makes|other_manufacturers|other_seller*|other_shops|other_vendors|ours|overpriced_brand*|rival_products|store_brand*|the_competition|typical_brands|unlike
air d ~1 @brand
alternative ~1 @brand
inspired by @names
- as blue|soon|well as
like ~1 @names ~~1 but|just|only
better|finer|lighter|louder|lasts_longer|more_durable|quieter|softer|stronger|tougher than ~1 oem|original+
as good as ~1 original+
than ~1 big_name|brand_name
than the @brand
billigen|pas_cher*|baratos|economici ~2 asia|asie|asien|china|chine|cina|fernost
- compatible|compatible_with|fit+|works_with ~2 @brand style|type
! fall_for|fooled_by|settle_for ~1 cheap|counterfeit*|flimsy|inferior ~1 copies|imitation+|knock_offs|knockoffs|lookalikes
! found|sold elsewhere
! no_more|not ~3 copies|copy|dupe|imitation+|knockoffs
! others ~1 charge|make|offer|sell|use
! stuff|kind|sort ~1 others
- other brands ~2 fit|not_fit|don_t_fit
- other ~1 colors|colours|designs|finishes|lengths|patterns|shapes|sizes|versions
- than our classic|large*|medium|old*|regular|small*|standard
- than ~1 american|earth|egyptian|english|eu|european|french|full|i|january|kevlar|king|merino|nylon|queen|teflon|twin|uk|us|usb
-? @names ~1 N
-? ^ @names
-? ^ LATIN @names
-? accept+|compatible|fit+|matches|suits|suitable|works ~~9 other_brands|other_makes|most_brands|leading_brands|other_manufacturers
-? adapter ~~9 @names
-? adapter|attachments|by|charger|compatible|compatible_with|fit+|for|genuine|not_made_by|original|replacement|replaces|with|works_with ~~5 @names
-? and|like ours
-? compatible|fit+|for|interchangeable|mix|suits|use|with|work+ ~4 leading_brand*|name_brand*|other_brand*|other_makes|other_manufacturers
-? ours and
-? ours is|measures|weighs ~1 N
-? unlike acrylic|aluminium|aluminum|bamboo|cast_iron|ceramic|cotton|down|glass|leather|linen|metal|paper|plastic|polyester|rubber|silk|solid|stainless|steel|wood|wool|earlier|my|our|the_earlier|the_first|the_old|the_previous
? alternative to CAP
? department_store|diy_store|garden_center|garden_centre|hardware_store|shops_around|supermarket|high_street ~3 charge+|cost+|pay|sell+ ~3
@brand alternative|inspired|stil|style|type
@brand ~2 too|so dear|expensive|pricey|costly
as ~2 as [a|an|the] CAP
avoid|beware_of|fooled_by|settle_for|watch_out_for|fall_for ~3 cheap*|copies|copycats|counterfeit*|fake*|flimsy|imitation*|inferior|knock|lookalikes
bargain|budget|cheap|cut_price|discount ~1 brand+
beat+|crush|crushes|outclass*|outlast*|outliv*|outperform*|outshine*|rival+ ~4 @brand|brand+|competing|competition|competitor*|leading|others|pricier|rest|theirs
better_than|besser_als|meilleur_que|mejor_que|migliore_di|migliore_della 3m
better|bigger|brighter|cheaper|cleaner|cooler|easier|faster|finer|harder|healthier|less_expensive|lighter|longer|louder|more_comfortable|more_durable|more_powerful|more_reliable|quieter|safer|sharper|smaller|smoother|softer|stronger|superior|superior_to|thicker|tougher|warmer|worse ~2 than|to ~3 @brand|CAP|amazon_brands|brand+|competing|competition|others_on|products|rivals|the_rest
brand_name|name_brand model+|price+|version+
cheap|cheaper ~3 other_brands|competitors
cheap|flimsy ~1 copies|imports|imitations|knockoffs
come un|una|il|la|i|le|gli @brand
competing ~3 bags|brands|gloves|jackets|mats|models|pans|products|shoes|tents
comparable|comparad*|compare|comparee|confronto|contrairement|contrariamente|diferencia|differenza|diversamente|equivalent|equivalente|face|frente|identico|identique|igual|par_rapport|paragonabile|parecido|rispetto|semblable|similaire|similar|simile|uguale a|agli|ai|al|alla|alle|au|aux|con|da|dai|de|della|di ~2 @brand|competencia|marcas|marcas_lideres|marche|marques
cut corners
double|half|times|triple|twice ~4 as|of|than ~2 @brand
dupe|lookalike|look_alike for|of
estilo|facon|genre|im_stil_von|simil|stile|style|tipo|type @brand
flimsy|inferior|lesser|pricey brand+|models|products|versions
most|other+|rival ~6 ~~3 ours|this_one
nothing on ~1 @names
other ~7 ~~1 this|these|ours [one] does|doesn|doesn_t|holds|keeps|lasts|stands|stays|won|won_t
others ~1 break|fade|fail|rust
other+ ~9 ~~3 our+ ~3 don|doesn|won|never|not
other+|the guys|ones ~1 charge|cut|fall|skimp|use
outperforms|beats ~2 other|every_other|all_other|any_other
overpriced ~2
pay|paying ~2 more|extra ~2 big_name|brand|logo|name
put|puts ~4 to_shame
rival ~2 crack*|fail+|leak*|rust*|wobble*
same|comparable ~3 as ~3 @brand
skimp ~2 on
swear ~4 @brand
than any other|brand|competing|competitor*
than a|my|your @names
than ~3 discount_store|dollar_store|high_street|supermarket
than ~6 any|every|your hardware_store
the_others|other_guys|the_rest
tired|sick|fed_up|done ~1 of|with ~3 bargain_bin|cheap|flimsy|imitation|knock_off|overpriced ~2
unlike ~1 those|these|the|other|most|cheap|flimsy ~2 brands|copies|imitations|knock_offs|knockoffs|ones|products|others
why buy|get ~3 original|brand+|branded
why pay ~3 big|more
why ~2 pay|paying|settle|spend ~3 brand|label|logo|name
without the @brand price|price_tag
without ~1 price_tag`,
    reviews: `
- star+ rated ~2 energy
! N evaluateurs|recensori|resenadores|reviewers|rezensenten
N de|of|sobre|von 5|five|funf
awarded|gave|give+|got|rated|scored ~3 N|five|full|highest|top ~1 marks|score|star+
choice_award|coup_de_coeur|favorit*|favourite|prefere|preferid*|preferito ~3 dai|dalle|nos|nuestras|nuestros|our [nostre|nostri] customers|clients|clientes|clientas|acheteu*|clienti
customers|clientes|clienti|clients|compradores|acquirenti|utenti|kunden ~3 rate*|dan|dado|dieron|puntuad*|valora*|dato|danno|votat*|note+|bewerte* ~4 RATING
help+ ~1 other_buyers|others ~1 choose|decide|pick
?! "|”|»|“|« ~~5 nach_dem_kauf|dopo_l_acquisto|tras_la_compra|apres_son_achat
?! " ~~1 dice|dit|racconta CAP
?! " ~~1 ecrit|escribe|sagt|said|says|schreibt|scrive|writes|wrote
?! ”|»|“ ~~3 affirme|asegura|assicura|berichtet|comenta|commenta|confie|cuenta|dice|dit|ecrit|escribe|findet|meint|racconta|raconte|sagt|said|says|schreibt|schwarmt|scrive|temoigne|urteilt|writes|wrote
!! RATING ~1 stars on_average|average
- N|five|four star+ admiral|anise|badge|ball|bit+|bolts|chart|dragon|flag|general|hotel+|kitchen|lantern|led|necklace|pattern|pin|print|resort|restaurant|screwdriver|screws|shaped|sticker+|string|and|for_kids|glow|hanging|in|on|to|with
- age|current|denier|energy|fire|ip|load|octane|power|r|spf|temperature|tog|upf|voltage|weight|wind rating+
- feedback ~2 damping|guitar|pads|pedal
- five|N star binder|flag|folder|notebook|planner
- jersey print
- journal|log|notebook ~6 rating|review|star
- rated N a|amp+|hz|kg|lbs|psi|v|volts|w|watts
- rating+ ~1 N a|amp+|bar|kg|kn|lb+|psi|v|volts|w|watts
- redmi|galaxy note N
- review ~1 instructions|manual|settings|steps
- tested|used ~6 cycles|hours|openings|times|washes
? reviewer*|testimonial*
?! "|”|»|“|« ~~4 acheteu*|acquirente|buyer|client|cliente|clienta|customer|kauferin|kunde|kundin
?~ feedback|rating+|review+
@num @people out_of|in @num
@num|most ~1 in|of|out ~2 @num ~1 @people
@num out_of|in N|ten ~3 agree|buy|choose|recommend|say|would
N % of ~1 @people
N ~1 happy|satisfied
N|amazing|customer|excellent|five|four|glowing|good|great|honest|positive|rave|thousands_of star+ [feedback|rated|rating+|review+]
N|hundreds|millions|thousands ~3 buyers|customers|dads|families|fans|households|moms|mums|owners|parents|people|shoppers|users ~4 agree|already|can_t|chose|gave|happy|love|loved|rate|rated|rave|recommend|satisfied|say|swear|switched|trust|trusted|voted
N|hundreds|thousands ~3 bakers|@people ~3 fallen|fell|adore
RATING ~2 rating|from|average
RATING /|de|sobre 5|cinco
RATING [of|out_of|von] [N|five] star+|de_media|estrellas|etoiles|punkte|punkten|sterne|sternen
achat|compra|acquisto|kauf verifi*
adored|appreciated|approved|chosen|loved|recommended|tested|trusted|used ~1 by ~3 N|countless|hundreds|millions|thousands
average+|earned|rated|scored|scores ~2 N out_of|of|stars
average|mean score|rating|mark of N
buyers|customers|owners|parents|reviewers|shoppers|users ~2 adore|agree|call|love|rave|report|say|swear|tell|telling|think|write
buyer|customer|owner|shopper|reviewer|user ~1 said|says|put_it|wrote|writes|told_us|commented
click|give|hit|leave|tap ~2 N|all|fifth|five star+
click|hit|press|tap [on] the star+ ~2 if|below
cliquez|hit|klicken|press|pulsa|tap|tocca ~4 cinquieme|fifth|funften|quinta etoile|estrella|star|stella|stern
comments|estrellas|etoiles|reviews|stars|stelle|sterne hablan|parlano|parlent|speak|sprechen
drop|give|leave|post|share|write ~4 comment|feedback|rating|review+|stars|testimonial
fellow|happy|other|our|satisfied|verified buyers|customers|owners|shoppers|users
few lines|words ~3 online|us|below
few|five|some stars ~3 below|online|please
in a|the ~1 comment+
join ~4 N|hundreds|millions|thousands ~3
full_of_praise|fur_gut_befunden|kind_words|nice_words|nothing_but_praise|scroll_down_and|sing_its_praises|thumbs_up|top_marks|voll_des_lobes|word_of_mouth
let_us_know ~3 how|what ~4 like*|love*|think*
light up ~3 stars
line+|word+ ~4 about|below|on|under ~3 fit|listing|page|product ~5 help+|make+|mean+|would
one of ~1 N|hundreds|thousands ~2 who|@people
one of_them|our_@people calls|says|wrote
post|send|share|tag|upload ~4 experience|opinion|photo+|picture|thoughts|verdict|video ~~9
rate it|me|our|this|us
rated N|best|five|highly|top
rated ~3 by ~1 buyers|customers|owners|users|shoppers|parents
rave about
star+ rated
tell others
tell ~2 what you_think
tell ~3 friends|others|other_shoppers|shoppers ~9 star+
tell|help ~2 future|next|other buyer+|customer+|shopper+
verified buyer+|customer+|owner|purchase|purchaser+|reviewer
what other+ ~3 say*|think*|write*
what people ~2 say|saying|think|write
your ~2 words ~1 help|mean
~ five|four|N star+
~ reviewer+|testimonial+`,
    'rival-brand': `
- apple ~3 cider|cinnamon|corer|juice|peeler|picker|pie|sauce|slicer|tree|vinegar
- bildband|kloster ~1 abtei
- compatible|compatible_with|fit+|for|with|works_with ~2 @brand
- dove ~4 bird|decoy|feeder|nest
- puma ~3 *tier
- puma ~5 animal|cat|felin*|tier*|toy|wildkatze|zoo
- raid N|array|controller|card|system|level
- 小熊|皇家|石头|美的|英雄|骆驼 ~1 图案|漫画|玩偶|纹|色|花纹|造型|风
- 小米 杂粮|粥|粉|锅巴|辣
- 苹果 ~1 切片器|去核器|味|干|收纳|树|汁|派|皮|醋
3m command|filtrete|littmann|peltor|post_it|scotch*|speedglas|胶带|口罩|テープ|マスク
@brand`,
    'time-bound': `
- N a|al|au|bis|to|through YEAR
- brand_new look
!! fresh ~6 for|in ~1 YEAR
!! new for|in ~1 YEAR
- YEAR ~3 issue|planner|calendar|edition_of
- audi|bmw|camry|chevy|citroen|civic|compatible|dacia|f150|fiat|fit+|for|ford|golf|honda|hyundai|jeep|kia|mazda|mercedes|model|nissan|opel|peugeot|ram|renault|seat|silverado|skoda|tesla|toyota|volvo|vw ~~7 YEAR
- award+|dot ~3 YEAR
- black_friday ~~9 history|panic
- born|modelljahr|circa|class_of|copyright|est|established|founded|from|graduation|in|of|since|until|vintage|year YEAR
- carnet|cuaderno|diario|ernte*|harvest*|olimp*|olymp*|vendange|vendemmia|vendimia|issue|planner|calendar|desk_pad ~~4 YEAR
- latest time|date|by|at
- newest member
- newly|recently born|hatched|laid|married|painted|planted|potted|qualified|seeded|sown|wed+
- the year N
? all_new|black_friday|boxing_day|brand_new|cyber_monday|days_only|ends_soon|final_hours|fresh_drop|fresh_for|hot_off|hours_only|hurry|just_dropped|just_in|just_landed|last_days|next_gen|next_generation|prime_day|reimagined|revamped|while_it_lasts
?~ for_now|last_chance|latest|limited_time|newest|newly|recently|this_autumn|this_fall|this_month|this_season|this_spring|this_summer|this_week|this_weekend|this_winter|this_year
YEAR collection|design|edition|gift|hot|improved|latest|model|new|newest|release|style|upgrade|upgraded|version
YEAR ~1 dress|dresses|fashion|shoes
^ new [&] .
autumn|autunno|estate|ete|fall|fruhjahr|fruhling|herbst|hiver|invierno|inverno|otono|primavera|printemps|sommer|spring|summer|verano|winter ~1 =YEAR
available|out now
available|offered|sale|valid ~2 till|until|through N
christmas|easter|halloween|january|spring|summer|valentine_s|valentines|winter deal+|sale+|special+
coleccion|collection|collezione|kollektion|color|colore|moda|tendencia|tendenza ~3 YEAR
coming soon
edicion|edition|edizione|moda|modele|modell|modello|modelo|nouveau*|nouvelle|novedad|novita|nueva|nuevo|nuova|nuovo|temporada|tendance|update|upgrade|version|versione YEAR
end of ~1 month|year|week|season
end+|until|till|only ~1 midnight|friday|monday|saturday|sunday|thursday|tomorrow|tonight|tuesday|wednesday
for a|just_a|only_a limited|little|short time|while
for_the|for_this|this christmas|easter|fall|father_s_day|halloween|holiday_season|mother_s_day|season|spring|summer|thanksgiving|valentine_s_day|winter
fresh for ~1 autumn|fall|season|spring|summer|winter
get_ready for ~2 autumn|fall|spring|summer|winter
improved|redesigned|updated|upgraded model|version
just arrived|launched|released
just|straight|fresh ~1 from|out ~2 atelier|studio|workshop
last chance
latest|newest arrival|collection|design|edition|generation|innovation|release|technology|trend|upgrade|version
limited edition
limited time [only]
new YEAR|arrival+|edition|generation|model|release|version|design|collection
new|newly ~1 added|in to|our ~2 collection|line|range|shop|store
now available|comes|even|in|with ~5
of_the season|moment|year
only today
season|summer|winter|year s color|colour|hit|trend
short time only
the|our latest|newest model
this month|season|summer|week|winter|year
this ~0 autumn|fall|month|season|spring|summer|week|winter|year only
today only
trending YEAR|now
trend+|trending|trendy ~2 YEAR
~ end_of ~1 month|season|week|year
~ of_the_season|of_the_year`,
    superlative: `
^ the original .
- best_buy
! can_t|cannot|doesn_t be_beaten|be_topped|get_any_better|get_better
! find ~3 better|finer|lighter|nicer|sharper|softer|stronger|tougher ~4 anywhere|on_earth|in_the_world
! no other
! no|nothing better|finer
! there_is|there_s no|nothing comparable|like
*est ~2 you_can ~1 buy|carry|find|get
- ^ for [the] best|optimal|optimum ~1 .
- at|do|does|feel|fit+|its|look+|perform+|serve|sleep|suited|tastes|their|tries|try|work+|your best
- balloon|birthday|cake|candle ~4 no|number 1|one
- balloon|jersey|place+|shape|shaped|shirt|trophy ~~6 number 1|one
- best of CAP|N|bach|beethoven|chopin|mozart|vivaldi
- best actor|before|boss|brewed|by|chef|cleaned|cooked|dried|eaten|enjoyed|kept|paired|stored|washed|worn|coach|cook|dad|for|friend+|grandma|grandpa|if|man|mom|mum|nan|nurse|of_both|of_luck|practice+|results|served|teacher|uncle|used|western
- best of ~4 album|anthology|cd|collection|lp|vinyl
- best|greatest ~~9 blu_ray|book|dvd|hardcover|history|memoir|novel|paperback
- disc|frisbee for ~1 ultimate
- finest grind|grit|mesh|sand|setting
- greatest common|hits|of_all_time_songs|showman
- house|page|track number 1
- king_of ~1 clubs|diamonds|england|hearts|pop|rock|spades|the_jungle
- no other ~2 goes|leaves|sells|sold
- no|number 1 in|of ~1 box|kit|series|set
- no|number|vol|volume|book|tome|band 1 in|of|de|der|della ~5 mystery|reihe|saga|serie+|trilogy
- number 1 shaped
- number 1|one balloon+|birthday|cake|candle+|dad|fan|foil|pencil
- n|no|nr|number|nummer|numero 1 a|al|bis|to|und ~1 N
- say+ ~2 the
- story|stories|tale+|facts ~3 *est
- the *est of ~1 @num
- the *est ~4 fits|has|holds|is|measures|takes ~2 N
- ultimate fighting|frisbee|guide|guitar|spider|team|strength|tensile|load
as_good_as_it_gets|bar_none|best_ever|best_in_class|best_of_the_best|beyond_compare|cream_of_the_crop|crown_jewel|cut_above|ferrari_of|finest|goat|gold_standard|greatest|hands_down|head_and_shoulders|holy_grail|in_a_class|in_a_league_of|industry_leading|king_of|last_word_in|like_no_other|market_leading|next_to_none|no_one_makes|no_rival|nobody_does|nobody_makes|one_of_a_kind|peerless|perfectest|pinnacle_of|queen_of|record_breaking|rolls_royce_of|second_to_none|sets_the_bar|sets_the_benchmark|sets_the_standard|state_of_the_art|top_of_the_line|ultimate|unbeat*|undefeated|undisputed|unequal*|unmatched|unparalleled|unrival*|unsurpassed|without_equal|without_rival|world_beating|world_class|world_first|world_leading
america_s|australia_s|britain_s|canada_s|england_s|nation_s|world_s favorite|favourite
award winning
best [choice|gift+|in|of|on_the|performance|product|quality|rated]
can|will ~1 ever_find|find_anywhere
finest|highest|superior ~1 craftsmanship|grade|materials|quality|standards
leading|top ~3 in_america|in_the_world|on_amazon|on_the_market|worldwide
most ~4 around|available|ever|in_its_class|in_the_world|on_earth|on_the_market|on_the_planet|you_ll_ever
no_one|no_other|nobody|none|nothing ~5 beats|better|close|comes_close|compares|like_it|matches|tops|tougher
nothing ~1 sharper|softer|stronger|lighter|warmer|brighter|finer|safer
n|no|nr|nro|number|numero|nummer|platz 1|eins|one|un|uno [al|bei|brand|choice|de|del|der|des|du|en|im|in|mondial|mundial|nel|pick|rated|seller|selling|wahl]
only ~2 you_ll_ever|you_will_ever
perfect|right for ~0 everyone|everybody|all
the most advanced|beautiful|comfortable|complete|durable|effective|efficient|innovative|popular|powerful|practical|reliable|trusted|versatile
there_is|there_s no *er ~2 on_earth|anywhere
the|world_s brightest|coolest|fastest|lightest|purest|quietest|safest|sharpest|smallest|smartest|softest|strongest|thinnest|toughest|warmest
top class|notch|quality|rated|tier
voted ~3 best|favorite|favourite|number|top
world_s most ~1`,
    environmental: `
! no|without|zero burden|harm|load|strain ~2 earth|environment|nature|planet
- eco button|dot|drive|mode|setting|tank|wash
- on_the planet
100_%|completely|fully recyclable
? biodegrad*|carbon_footprint|circular|compostab*|earth_first|eco|eco_conscious|ecofriendly|greener|low_impact|net_zero|plant_a_tree|plants_a_tree|plastic_free|pollution_free|rots_away|sustainab*|zero_waste
? leave*|without ~2 trace ~2 earth|environment|landscape|nature|planet
bee|marine|reef|sea|turtle|wildlife|forest friendly|safe
carbon|climate|co2 ~1 neutral|negative|positive|compensated|offset
care*|kind|respect*|spare*|love* ~2 ocean*|sea+|reefs
compost|decompose+|biodegrades|breaks_down ~3 compost|landfill|naturally|soil
contains bamboo|soy
do|does no|zero harm ~3 earth|environment|nature|planet
earth|environment|environmentally|nature|ocean|planet conscious|friendly|responsible|safe
eco safe
ethically sourced
goes_back|returns|turns ~1 to|into ~1 earth|nature|soil
green alternative|choice|cleaning|lifestyle|living|product+
guilt free
help+|protect+|protecting|save+|saving ~2 earth|environment|forests|ocean+|planet|rainforest|trees|turtles
in the compost
kind|kinder|gentle|gentler|good|better|friendly|safe ~4 earth|environment|nature|ocean+|planet
mother_earth|mother_nature|natural_resources|non_polluting
our|the planet
responsibly made|sourced|produced
rot+|decay* ~2 in ~1 garden|nature|soil`,
    filler: `
- must_have N
! can_t|cannot|couldn|couldn_t|don_t|never|not|won_t|wouldn_t ~4 beat_it|believe|disappoint*|do_without|get_enough|go_back_to|go_wrong|imagine_life|live_without|look_back|miss_out|put_it_down|regret|resist|settle_for|want_another|want_to_leave
! everyone|family|guests|he|kids|she|they|we|you|you_ll ~3 adore|amazed|be_happy|blown_away|cherish|delighted|fall_for|fall_in_love|grateful|head_over_heels|hooked|impressed|love_it|love_our|love_this|obsessed|rave|smitten|speechless|thank_us|thrilled|treasure
! know|wonder how_you_ever|how_you_lived|how_you_managed|why_you
! never ~1 go_back
? asdf|blah|brandname|fixme|must_have+|n_/_a|null|placeholder|premium_quality|product_name|tba|tbd|undefined|untitled|what_are_you_waiting|xxx|xxxx|xyz
a must for|in
absolutely|just|really|simply|so|totally|truly|utterly adorable|amazing|beautiful|delightful|in_love|incredible|irresistible|love|lovely|magical|outstanding|perfect|unbeatable|unforgettable|wonderful
absolutely|just|simply awesome|fabulous|fantastic|gorgeous|stunning
add|enter|insert|paste|place|put|type|write ~3 here
amaze|impress|surprise|wow your|the friends|guests|neighbors
great|ideal|perfect|wonderful as a gift|present
amazing|awesome|cute|fabulous|fantastic|great|ideal|lovely|memorable|perfect|thoughtful|unforgettable|wonderful choice|companion|gift+|present|surprise|treat
amazing|awesome|fantastic|incredible|stunning|superb|unbelievable design|gift|product|quality|value
anyone|everyone and_everyone
anyone|everyone ~2 asking|loves|needs|wants|you_know|you_love
anything|nothing but_the_best|less_than
any|every|all occasion+
at_its best|finest
be asking ~2 where
belongs in|on every
best_thing since
best|great|ideal|perfect gift|present for all|any|anyone|every|everybody|everyone [ages|occasion+|one|person]
bit|dash|little|touch of|bit luxury|magic
brand_name product_name|here|model|.
brand|product|your name here
brighten+|change+|elevate+|enrich|revolutionize+|transform+|upgrade ~2 day|everyday|home_forever|life|lifestyle|lives|look_at|mornings|the_way_you
bring+ ~2 joy|happiness|magic|warmth_into
bring+|put+ ~2 smile
bullet|feature|headline|image|paragraph|section goes|here|point|text
bullet|feature|headline|paragraph N
wont ~3 live without
comfort|craftsmanship|performance|quality|style ~2 you_can_trust|count_on|rely_on|you_deserve|you_will_adore
content|copy|description|details|text|title goes_here|here|pending|to_be_added|to_follow
deserve+ ~2 best|better|finest|it|more|this|treat
dream+ come_true|of_your
dummy|sample text
envy of
every_home|everybody|everyone deserves|needs|will_be_jealous|will_envy|will_love
everybody|everyone|anyone|one|people|they ~3 dream+|dreaming of|about
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
make+ ~2 life_easier|life_better|dreams
make+|making ~2 day|moment|morning|everyday|evening|meal ~1 better|brighter|special|unforgettable|a_joy
must have+ [for|in|item] ~2 any|everyone
must ~2 have ~3 every
no home|household|house|kitchen ~1 should_be|is ~1 without
not applicable
of your dreams
one of_a_kind
should_be_without
take+ ~4 next_level
test listing|product|test|title
treat them|your
treat|spoil|pamper ~1 loved_one+|someone|yoursel*
turn heads
want ~1 all|another_one
wonder how_you
wow factor
you deserve|ll_never_go|ll_never_want|ll_thank|ll_wonder`,
  },
};
