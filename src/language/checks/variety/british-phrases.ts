/**
 * Words and phrases that British people write, small letters, words parted by spaces, by how clearly they tell: 1.5 for what no American
 * writes, which alone tells a short text, and half of that for what an American might write now and then. From general knowledge; what
 * American texts of ours hold is left out.
 */
const lists: readonly (readonly [weight: number, phrases: string])[] = [
  [
    1.5,
    `
0800 number|10 5 tog|12 months mot|14th june|17 inch alloys|180c|180c fan|1st january|2 bed flat|2 bed terrace|20 the lot|200c|20p|20p piece|25k pro rata|28 000 pa|28 days holiday|2nd march|2p machines|3 bed semi
3 pin plug|31st march|4 5 tog|5 each or|50 ono|50p|50p piece|5th april|6 concessions|63 plate|7 30pm|750 pcm|9 30am|a bit cross|a bit dodgy|a bit rubbish|a chinese tonight|a doddle|a e department|a flutter on
a good few|a right laugh|a right mess|a right pain|a stinking cold|a-level results|a-levels|a3 poster|a4 paper|a4 sheet|a5 flyers|absolute belter|absolute corker|absolute mare|absolute nutter|absolute rubbish
absolute scorcher|absolute shambles|absolutely brill|absolutely gutted|absolutely loads|absolutely rubbish|absolutely smashing|admitted to hospital|aerial socket|agreed a price|ah bless|air hostess|aircon and cd
airer|airing cupboard|alcopop|all inclusive holiday|all muck in|all right mate|allotment holder|along the prom|alright duck|alright love|alright mate|alton towers|aluminium|amber weather warning
american fridge freezer|amusement arcade|an indian tonight|anaemia|anaemic|anaesthetic|anaesthetist|analyse|analysed|analysing|anglepoise|annual leave until|anti-clockwise|anticlockwise|any road up|anyone fancy
apologise|apologised|apologises|apologising|appealed against|appealing for witnesses|armour|arsey|asbo|asda|at 10 30am|at secondary school|at the chemist|at the hairdressers|at the mains|at the minute|at the seaside
at the till|at the weekend|at the weekends|at uni|at weekends|athletics club|attendance allowance|aubergine|aubergines|autocue|autumn term|average speed cameras|average speed check|away end|away fixture|ay up
aye right|b q|b roads|b-road|baby's dummy|babygro|babygros|babygrow|back bacon|back bench mps|back from holiday|back garden|back in hospital|back street garage|backbencher|bag for life|bag of crisps|bag of sweets
bags for life|bairn|bairns|bakewell tart|ball joint mot|baltic out there|bang average|bang on time|banging on about|bank holiday|bank holidays|bank transfer please|bap|baps|bare faced cheek|barking mad|barm|barmy
barrister|barristers|bath bun|bath the kids|bathing costume|batsman|batsmen|bbc one|bbc two|bbc1|bbc2|beans on toast|beavers and cubs|bed settee|bedsit|bedsits|beef mince|been in hospital|been nicked|been off sick
been told off|beetroots|behaviour|behaviours|belisha beacon|berk|berocca|best mate|best mates|betting shop|bevvies|bevvy|bicarb|bicarbonate of soda|big clear out|bike hire|bills included pcm|bin bag|bin bags|bin day
bin it off|bin liner|bin liners|bin man|bin men|binman|binmen|binned it|binned off|biro|biros|biscuit barrel|biscuit tin|bisto|bit cheeky|bit of diy|bit of kip|bit of nosh|bit peaky|bit ropey|bits and bobs
black pudding|blag|blagged|blagging|blimey|blind man's buff|blinking heck|block of flats|block paved drive|block paving|bloke|bloke's|blokes|bloody brilliant|bloody good|bloody idiot|bloody useless|bloomin good
bloomin lovely|blooming heck|blowing a gale|blowing a hooley|blu tack|blu-tack|blue badge holder|blue badge holders|blummin|blumming|boat hire|bobble hat|bodge|bodged|boffin|boffins|bog off|bog roll|bog standard
bogof|boiled sweets|bolshy|bonfire night|bonny lass|book annual leave|booked a holiday|booster jab|boot lid|boot space|boots meal deal|boots the chemist|booze-up|bostin|botch-up|bottle bank|bottle of squash
bouncy castle hire|bovril|bowled out for|bowls club|box room|boxing day|boxroom|braces for trousers|branston pickle|brass monkeys|brassed off|brassic|bread bin|bread cob|bread sauce|breakdown cover|brekkie|bridleway
bright spark|bright spells|brill thanks|brilliant thanks|bring and buy|bring-and-buy sale|broad bean|broad beans|brollies|brolly|brownies and guides|bt are|btec|bubble and squeak|bubbly and nibbles|bucket and spade
bucketed down|bucketing down|budgies|buffet tea|builder's tea|builders tea|building regs|building society|built in wardrobes|bumbag|bumf|bung it in|bunged up|bunk off|bunking off|burns night|bus conductor
bus lane camera|bus lane fine|bus pass holders|bus timetable|butlin's|butlins|buttie|butties|butty|buy to let|buy-to-let|buyer collects|buyer to collect|by 31st january|by bacs|by heck|by the friday|by-election
cack handed|cack-handed|cadge|cadged|cagoule|cake stall|call 999|calpol|cam belt|cambelt|camp bed|campervan|canal boat holiday|candy floss|candyfloss|car boot|car hire|car park|car parks|car reg|carabao cup
caravan club|caravan holiday|caravan park|caravan site|caravanning|cardies|carer's allowance|carers allowance|carriageway|carrier bag|carrier bags|carvery|cash isa|cash machine|cash machines|cash on collection
cashpoint|cashpoints|caster sugar|castor sugar|casualty department|caters for all|caters for everyone|cattle grid|ccj|center parcs|centimetre|centimetres|central heating bill|central locking|central reservation
centre|centres|champers|championship side|chancer|chancers|charabanc|charity shop find|charity shops|chartered surveyor|chat show|chat to him|chat to you|chatting to|cheap as chips|cheap day return|cheeky beggar
cheeky nando's|cheeky offer|cheeky pint|cheeky sod|cheers for that|cheers love|cheers mate|cheers pal|cheese and pickle|cheese cob|cheese on toast|cheesed off|chemist shop|cheque|chequebook|cheques|cherry bakewell
chesty cough|chief constable|child benefit|child minder|childminder|childminders|chimney breast|chin wag|chinese takeaway|chinwag|chip shop|chipolata|chipolatas|chippy|chips and gravy|chivvy|choc ice|choc ices
chocolate biscuit|chocolate biscuits|chocolate digestive|chocolate digestives|chrimbo|christmas fayre|christmas fete|christmas jumper|christmas jumpers|christmas number one|christmas pudding|chucked it down
chucking it down|chuffed|chuffin|chuffing heck|chunter|chuntering|ciggie|ciggies|citizens advice|civvy street|clangers|clapped out|clapped-out|clear-out|clever clogs|clever dick|click and collect|click collect
cling film|clingfilm|closing down sale|clothes horse|clothes peg|clothes pegs|clubcard|coach journey|coach party|coach station|coach trip|coach trips|cock-up|cock-ups|cocked it up|coco pops|cod and chips|codswallop
coffee morning|colleague's leaving do|collywobbles|colour|coloured|colourful|colouring|colours|come a cropper|community midwife|completely different to|comprehensive school|compulsory purchase|concessionary fare
congestion charge|conkers|conservatory blinds|conservatory roof|consultant appointment|consultant's letter|contraflow|conveyancing|cooker hood|corgi registered|coriander leaves|corner shop|corner shops|cornflour
cornish pasties|cornish pasty|coronation chicken|cosier|cosily|cost a bomb|costs a bomb|cosy|cot bed|cotbed|cotton bud|cotton buds|cotton wool|council estate|council estates|council flat|council flats|council house
council houses|council tax|council tenant|council tip|councillor|county court judgment|couple of quid|courgette|courgettes|covering letter|covid jab|cowboy builder|cowboy builders|cracking day|cracking game
cracking goal|cracking little|cracking meal|cracking pub|crazy paving|cream crackered|cream tea|cream teas|cricket ground|cricket pitch|crikey|crimbo|crisp packet|cross with him|cross with me|crown court|crown green
crumble and custard|cup replay|cup tie|cuppa|cuppas|curry house|currys pc world|curtain pole|curtain rail|curtain twitcher|curtain twitching|custard cream|custard creams|cwtch|cycle helmet|cycle hire|cycle lane
cycle lanes|cycle path|d'you fancy|dab hand|daft|dafter|days annual leave|dead cheap|dead funny|dead good|dead keen|dead nice|dead pleased|dead posh|debenhams|decent nick|deckchair|deckchairs|defence|defences|dekko
del boy|detective inspector|diabolical liberty|dial 999|dialled|dialling|diamond geezer|dicky tummy|didn't fancy|diesel estate|different to mine|different to yours|digestive biscuit|digestive biscuits|dinner ladies
dinner lady|dinner money|dipped headlights|direct debit|direct debits|directory enquiries|disabled bay|disabled toilet|discharged from hospital|district nurse|divan base|diversion in place|diy shop|do you fancy
dob in|dobbed in|doctor's surgery|doctors surgery|dodgems|dodgier|dodgy geezer|dodgy knee|dodgy tummy|dog fouling|dog poo bin|dogsbody|don't be cross|don't fancy|done a runner|done for speeding|donkey's years
donkeys years|doolally|doorbell's gone|dormer bungalow|dosh|doss about|dossing about|double buggy|double cream|double duvet|double glazed throughout|double glazing|double yellows|down in cornwall|down the m5
down the pub|downstairs cloakroom|draught beer|draught excluder|draughts|draughty|drawing pin|drawing pins|dressing gown|dressing gowns|drew 1-1|drink driver|drink driving|drink-drive|drink-driving
drinks and nibbles|dripping tap|drive me potty|drives me potty|driving licence|driving me potty|dss considered|dual carriageways|dunelm|dunk a biscuit|dustbin|dustbins|dustman|dustmen|duvet day|duvet set|earbashing
earwigging|east anglia|eastenders|easter holidays|ee by gum|eejit|egg and chips|egg and soldiers|egg mayo|eggy bread|ehcp|ehic|electoral roll|electric hob|eleven plus|eleven stone|elevenses|emmerdale
employment tribunal|encyclopaedia|end of terrace|end terrace|endeavour|engaged tone|england are playing|england have won|england were brilliant|english heritage card|enquire within|enrol|enrolment|epc rating
estate agent|estate agent's|estate agents|estate car|eurotunnel|euston|ever so grateful|ever so helpful|ever so kind|ever so nice|ever so pleased|ever so sorry|ex council|ex local authority|ex vat|ex-council
ex-directory|exam timetable|exchange and completion|exchange contracts|exchanged contracts|excluding vat|exhaust is blowing|exhaust pipe blowing|exhaust's gone|extension lead|extension leads|ey up|fa cup|fab thanks
fabric conditioner|face flannel|face flannels|faff|faffed|faffing|fag break|fag end|fag packet|fagged out|failed its mot|failed the mot|fair dos|fair enough mate|fair few|fair play mate|fair play to|fairy cake
fairy cakes|fairy liquid|fallen out with|fan oven|fancied a change|fancy a brew|fancy a chinese|fancy a pint|fancy an indian|fancy coming|fancy doing|fancy dress costume|fancy dress party|fancy going
fancy meeting up|fannying about|favour|favourably|favoured|fed up of|feel rubbish|feeling ropey|feeling rubbish|fell out with|felt rubbish|felt tips|felt-tips|few quid|fibre|fibreglass|fifteen stone|fifty quid
finger buffet|first class post|first floor flat|fish finger|fish fingers|fishmonger|fishmonger's|fishmongers|fit note|fitted kitchen|fitted wardrobe|fitted wardrobes|five a side|five pence|five quid|fiver|fivers
fixture list|fizzy drink|fizzy drinks|fizzy pop|flake in it|flaming heck|flat hunting|flat mate|flat share|flat to let|flat to rent|flatmate|flatmates|flatshare|flavour|flavoured|flavours|flippin cold|flippin eck
flippin heck|flipping brilliant|flipping cold|flipping freezing|flipping heck|flu jab|flu jabs|fly tipped|fly tippers|fly tipping|fly-tipped|fly-tipping|foetus|follow the diversion|food waste caddy|football boots
football ground|football kit|football pitch|football pitches|football strip|footy|for afters|form teacher|form tutor|fortnight|fortnight's|fortnightly|fortnights|four nil|four-bed detached|freephone|freeview
fresh coriander|fresher's flu|friday night curry|friday week|fridge-freezer|frightfully|fringe cut|fringe trimmed|frocks|from 1st april|from 6 30pm|from the chemist|from the friday|from the monday|from uni
fruit pastilles|fry-up|fulfil|fulfilment|full english|full marks|full mot|full time whistle|full-time score|funfair|gaffers|games kit|gammon|gap yah|garage forecourt|garden leave|garden waste bin|gardening leave
gas central heating|gas cooker|gas hob|gas mark|gas mark 4|gas mark 6|gas safe registered|gave it him|gave it me|gaviscon|gazumped|gazumping|gbbo|gch|gcse english|gcse results|gcses|gear lever|gear stick
gearbox's gone|gearstick|gelatine|germolene|gert lush|get some kip|get that sorted|get told off|gets the hump|ghic|giddy kipper|gift aid|gin and slimline|ginger nuts|gippy tummy|gits|give it me|give it us|give us it
give way sign|giving me gyp|glandular fever|glass of squash|gloss and emulsion|go round to|go to hospital|gobby|gobshite|gobsmacked|gobsmacking|gogglebox|going round to|gone half past|gone into administration
gone off it|gone pear shaped|gone pear-shaped|gone walkabout|good lad|good mates|good night's kip|good sort out|goods lift|gordon bennett|gormless|got a pcn|got a puncture|got a takeaway|got myself sorted
got round to|got the hump|got told off|gp appointment|gp referral|gp surgery|grade 2 listed|grade ii listed|grammar schools|gran's|granary bread|granary loaf|grandad|granny flat|grass him up|grass verge
grassed me up|grassed up|gravy granules|greaseproof paper|green fingers|greengrocer|greengrocer's|greengrocers|greggs|greyer|greying|greyish|grit bin|gritter|gritters|grockles|grotty|ground floor flat|guard's van
guest ales|guide price|gutted for|guttering|gutties|guvnor|guy fawkes night|gymkhana|hackney carriage|had a moan|had a read|had a think|had a wander|had a wash|had my jab|had my jabs|haemorrhage|haemorrhoids
hair bobble|hair slide|hairgrip|haitch|half a lager|half a mo|half a stone|half a tick|half board hotel|half day closing|half eight|half eleven|half five|half four|half inched|half nine|half of lager|half past eight
half past eleven|half past five|half past four|half past nine|half past one|half past seven|half past six|half past ten|half past three|half past twelve|half past two|half seven|half six|half ten|half term
half three|half time whistle|half twelve|half-term|halfords|halls of residence|hammering it down|hand luggage only|handbrake turn|hanging about|hankies|hanky|happy christmas|harbour|hard shoulder|hardstanding
hasn't he got|hasn't she got|have a butcher's|have a butchers|have a flutter|have a kip|have a moan|have a nosey|have a read|have a shufti|have a think|have a wander|haven holiday|haven't a clue|haven't you got
having a bath|having a go|having a moan|having a nosey|having a strop|having a think|having a wander|he's in hospital|he's my mate|head of year|heads of year|headteacher|health visitor|heath robinson|hen do|hen dos
hen night|hen party|henry hoover|her mum|hgv|high street bank|high street shops|high street voucher|higher rate taxpayer|hire a skip|hire a van|hire car|hire purchase|hired a van|his mum|hmrc|hob and oven|hobnob
hobnobs|hogmanay|hold luggage|holdall|holdalls|holiday abroad|holiday cottage|holiday entitlement|holiday jabs|holiday let|holidaymaker|holidaymakers|home bargains|home counties|home from hospital|honour|honoured
honours|hoover round|hoover the stairs|hoovered|hoovering|hosepipe|hottie bottle|house share|houseshare|housing association flat|housing benefit|how it's spelt|hp sauce|hpi clear|humour|humoured|hundred quid
hung about|hung parliament|i fancied a|i fancy a|i really fancy|i reckon it's|i'd not heard|i'll not be|i'll ring you|i'm a celeb|i'm only messing|i'm sat here|i'm sat in|i'm stood|i'm stood here|i've not been
i've not got|i've not had|i've not seen|ice lollies|ice lolly|icing sugar|if anyone fancies|if you fancy|immersion heater|in a e|in a strop|in a tizz|in fancy dress|in good nick|in great nick|in hospital for
in hospital with|in oxford street|in two ticks|in year eleven|inc vat|including vat|indian takeaway|indicate left|indicating left|induction hob|industrial tribunal|infant school|infants and juniors|infants school
innit|inset day|inset days|inverted commas|invigilator|iplayer|ironmonger|ironmongers|it was rubbish|it were great|it'll not be|it's baltic|it's gone midnight|it's gone six|it's gone ten|it's not cricket
it's rubbish|it's your round|itv|itv1|jacket potato|jacket potatoes|jaffa cake|jaffa cakes|jam and cream|jam roly poly|jam roly-poly|jam sponge|jammie dodger|jammy dodger|jammy dodgers|jelly babies|jeweller
jewellers|jewellery|jiffy bag|jiffy bags|jim-jams|job advert|job's a good'un|jobcentre|jobs advert|jobseekers allowance|jobsworth|jobsworths|joggers and trainers|jogging bottoms|joint current account|jolly good
jolly nice|jubilee line|jumble sale|jump the queue|jumpers for goalposts|junior school|just a mo|just gone eleven|just gone half|just gone nine|just gone seven|just gone six|kagoule|kebab shop|keep schtum|kerb
kerbed alloys|kerbs|kerbside|kettle's on|key stage 1|key stage 2|key stage 3|kickabout|kilometre|kilometres|king's cross|kissing gate|kitchen diner|kitchen roll|kitchen taps|knackered|knackering|knees-up
knitted jumper|knobhead|knocking off time|ks1|ks2|l plates|labour|laboured|labourer|labourers|laddish|lads and lasses|ladybird|ladybirds|lager and lime|lager louts|lager shandy|lairy|lamb hotpot|lamb mince
lark about|larking about|lashing it down|launderette|laverbread|lay-by|lay-bys|layby|lbw|league table|lean mince|leant|learner driver|learnt|leather interior mot|lemon drizzle cake|lemsip|letting agent
letting agents|lettings agency|lettings agent|level crossing|lib dem|lib dems|licence fee|lie-in|lift or stairs|light bulb's gone|link detached|lippy|liquorice allsorts|litre|litter bin|litter bins|little lad
liverpool have|living room diner|load of cobblers|load of rubbish|load of tat|load of tosh|load of tripe|loads better|locum|loft conversion|loft insulation|loft ladder|log book present|log burner|lollipop lady
lollipop man|lolly stick|london underground|long mot|loo|looking peaky|looks dodgy|looks ropey|loos|lord mayor|lorries|lorry|lost a stone|lost his dummy|lounge diner|love a duck|love2shop|lovely chap|lovely jubbly
lower sixth|lurgy|luton airport|made redundant|magistrates court|mains gas|mains water|maisonette|malt loaf|maltesers|man and van|manageress|mangetout|manky|mardy|maris piper|mark schemes|marking homework
marks and sparks|marks and spencer|marmite|mashed spuds|mashed swede|mate of mine|mate's rates|mates rates|maths|me mum|me nan|mess about with|messed about|messed me about|messing about|met office|metre|metres
mid terrace|mid-terrace|midwife appointment|milk float|milk floats|milk two sugars|milk's gone off|milk's off|milometer|mince and onions|mince and tatties|mince pie|mince pies|minger|mingers|mingin|minging|mini cab
mini roundabout|minicab|minicabs|minor injuries unit|mint condition mate|mither|mithered|mithering|mixer tap|mixer taps|moaning minnie|moggies|moggy|monday week|mondays to fridays|money off voucher|moreish
mortice lock|mot advisories|mot and service|mot due|mot expires|mot failure|mot garage|mot station|mot test|mot till|mot until|mot'd|motd|mothering sunday|motorbike licence|motorway|motorways|mould|moulding|mouldy
moulted|moulting|mr whippy|muck about|mucked about|mucking about|mucky boots|mucky paws|mucky pup|mufti day|mug's game|muggins|multi-storey|mum and dad|mum of three|mum of two|mum to be|mum's|mum-to-be
mummies and daddies|mummy's boy|mums and tots|munter|mushy peas|mustn't grumble|my giddy aunt|my gp|my local mp|my mates|my mobile's dead|my nan|my solicitor|naff|naffed off|naffer|nan's|nappies|nappy|narked|narky
narrowboat|national insurance|natter|nattered|nattering|naughty step|nearest tube|nearside|nectar card|nectar points|need a kip|needn't have bothered|neighbour|neighbour's|neighbourhood|neighbouring|neighbours
net curtains|netball|network rail|new build estate|new mot|new-build|newsagent|newsagent's|newsagents|nhs|ni contributions|ni number|nice chap|nick a biscuit|nike trainers|nil nil|nip into town|nip out|nip round
nipped out|nipped to|nipper|nippers|nipping out|no claims bonus|no claims discount|no dss|no mot|no onward chain|no timewasters|no worries mate|non uniform day|non-uniform day|nosh up|not fussed|not much cop
not overly fussed|not that bothered|not that fussed|not too fussed|noticeboard|nought|noughts|nowt|number plate|number plates|numpties|numpty|nurofen|nursery fees|nursery nurse|nursery place|nutters|o level|o levels
oap|oaps|och|odds and sods|odour|odours|off a mate|off his trolley|off home now|off licence|off my food|off my mum|off out now|off out tonight|off peak ticket|off school poorly|off the peg|off your trolley
off-licence|off-license|off-peak return|offence|offences|offie|ofsted|oh my days|oi oi|old age pensioner|omnishambles|on 1st september|on annual leave|on full beam|on holiday|on hols|on me own|on me phone
on my holidays|on my tod|on our holidays|on the a38|on the allotment|on the dole|on the hob|on the m25|on the monday|on the never-never|on the razz|on the saturday|on the sick|on the sunday|on the thursday
on the tills|on the tuesday|on the wednesday|on tick|one bed flat|one lady owner|one nil|one previous keeper|only joking mate|only kidding mate|open evening|open the bonnet|open university|operating theatre
order a takeaway|ordered a takeaway|organise|organised|organiser|organisers|organises|organising|our lad|our mum|our postman|out of catchment|outpatients appointment|overtaking lane|own clothes day|owt|oxfam shop
oxo cube|oyster card|p p|p plates|p x welcome|p11d|p45|p60|pac a mac|pack a mac|pack of plasters|package holiday|packet of biscuits|packet of crisps|packet of fags|packet of sweets|paddling pool|paddling pools
paediatric|paediatrician|pair of trainers|pancake day|panto|pantomime dame|paracetamol|parcel shelf|parents evening|parky|parson's nose|part ex|part exchange|part-ex|pass the parcel|passed its mot|passed mot
pasty and chips|pavement parking|paving slabs|pay and display|pay packet|pay rise|pay rises|pay slip|paye|payslip|payslips|pc plod|pcm plus bills|pcso|pe bag|pe kit|pe kits|peak district|peckish
pedestrian crossing lights|pelican crossing|penalty charge notice|penalty shoot-out|pence each|penny dropped|penny's dropped|people carrier|people carriers|per calendar month|per hour|personal independence payment
personalised plate|petrol|pg tips|phone box|phone boxes|phone me back|phone the surgery|phone you back|phoned the council|phoned up|physio appointment|pick and mix|picnic rug|pie and chips|piffle|pillar box|pillock
pillocks|pimm's|pimms|pinny|pint of bitter|pint of lager|pissing down|pissing it down|pitch inspection|pitta bread|pitta breads|plaice and chips|plait|plaited|plaits|planning permission|plasterboard
plastering and rendering|play-off final|played a blinder|please tick|plimsolls|plonker|plonkers|plough|ploughed|ploughing|ploughman's|ploughmans|plug socket|plug sockets|plughole|plus bank hols|plus vat
points failure|police constable|polling card|polo neck|polo necks|polyfilla|polytunnel|ponce|poncey|ponging|pontins|poorly baby|poorly tummy|pop into town|pop round|pop your clogs|poppadom|poppadoms|popped into town
popped round|popping into town|popping round|pork pies|pork scratchings|porkies|portacabin|portakabin|portaloo|portaloos|post box|post code|postage and packing|postbox|postboxes|postcode|postcodes|postie|posties
postwoman|pot noodle|pot noodles|pound coin|pound coins|pound shop|poundland|poxy|practise|practised|practises|practising|pram|prams|prang|pranged|prat|prawn cocktail|prawn crackers|prawn sandwich|premier inn
premiership rugby|premium bonds|prescription charge|pressie|pressies|prezzie|prezzies|primarni|primary school|prime minister's questions|prit stick|pritt stick|programme|programmes|proof of postage|proper brew
proper good|proper gutted|proper little madam|proper nice|proper tired|property ladder|provisional licence|pub lunch|pub quiz|public footpath|public schoolboy|publican|pudding and custard|pudding basin|pukka
pull a sickie|pulled a sickie|punch-up|punnet|punnets|push bike|pushbike|pushbikes|pushchair|pushchairs|px considered|pyjama|pyjamas|quarter past eight|quarter past eleven|quarter past five|quarter past four
quarter past nine|quarter past one|quarter past seven|quarter past six|quarter past ten|quarter past three|quarter past two|queen's speech|queue jumper|queue jumpers|queue jumping|queueing|quick pint|quid's|quids in
quiet coach|quieten down|quite fancy a|quite right too|rabbiting on|rac man|radio 4|rail fares|rail replacement bus|rail replacement buses|railcard|railway line|railway station|rancour|rang customer services
rang in sick|rang me back|rang off|rang round|rang the doctors|rang the surgery|rang to complain|rarebit|rasher|rashers|rather lovely|ratty today|rawl plug|rawl plugs|rawlplug|ready brek|ready salted|realise
realised|realises|realising|rear garden|reception children|reception class|reckon he'll|reckon she'll|reckon they'll|recognise|recognised|recognises|recognising|recorded delivery|reduced to clear|redundancy pay
reg plate|registered keeper|registration plate|relegation battle|remanded in custody|remembrance sunday|removal men|removal van|repeat prescription|repeat prescriptions|replacement bus service|residential trip
residents parking|resits|return train ticket|returning officer|reverse charge call|revise for|revising for|revision guide|revision sessions|revision timetable|ribena|ring 101|ring 111|ring 999|ring a taxi
ring in sick|ring me back|ring my mobile|ring round|ring the school|ring the surgery|ring you back|ringing round|rip off britain|road tax|roadworks|roasties|rocket salad|roller blind|rota|rotas|round at mine
round at yours|round mine|round my house|round our way|round ours|round the back|round the corner|round the shops|round the twist|round to yours|round yours|rounders match|royal mail 24|royal mail 48|royal mail have
royal mail tracked|rubber and ruler|rubbish at|rubbish bin|rubbish bins|rubbish collection|rubbish service|rubbish tip|rubbish weather|rucksacks|ruddy good|rugger|rumour|rumours|runner bean|runner beans
running trainers|rushed to hospital|russell group|sainsbury's|sainsburys|salad cream|saloon car|sandpit|sandpits|sanitary towel|sanitary towels|sarnie|sarnies|sat about|sat her exams|sat nav|sat the exam|sat-nav
satnav|saturday week|sausage and chips|sausage and mash|sausages and mash|saveloy|savlon|savouries|scampi and chips|scarper|scarpered|sceptical|sceptics|school dinner|school dinners|school fayre|school fete
school gates|school holidays|school hols|school jumper|school timetable|school trainers|school trousers|scoffed the lot|scone with jam|scorchio|scouse|scouser|scousers|scout hut|screwfix|scrounger|scroungers|scrummy
scrumping|scrumpy|scupper|scuppered|seafront|secateurs|second class stamp|second floor flat|see a gp|see the physio|self catering|self raising flour|self service till|self service tills|self-catering
self-raising flour|self-service checkout till|sellotape|sellotaped|semi detached|semi skimmed|semi-detached|semi-skimmed|seminar tutor|senco|send it me|separate wc|serviette|serviettes|shall i pop|shall i ring
shambolic|shan't|shandies|share of freehold|she fancies him|she's in hospital|she's not got|shed loads|shedload|shirtier|shirty|shite|shitehawk|shop assistant|shop assistants|shop till|shop was shut|shop's shut
shopping trolley|shopping trolleys|shops are shut|shouting the odds|show home|show it me|show you round|showed us round|shut on sundays|shut till|shut up shop|sick note|sickness bug|sicknote|sidelights
signalling problem|signed for delivery|signed off work|silly mid-off|silly moo|silly sausage|silly sod|sim only deal|single cream|single decker|single mum|single or return|single-storey|sit an exam|sit the exam
sitting exams|sixth form|sixth former|sixth formers|skew-whiff|skewwhiff|skimmed milk|skint|skip hire|skirting board|skirting boards|skive|skived|skiver|skivers|skiving|skivvy|sky plus|slabs for patio|slagged off
slagging off|slap-up meal|sleeping policeman|sliced white loaf|slimline tonic|sling your hook|slip road|slip roads|sliproad|sloane ranger|smart trousers|smashing lad|smashing time|smelt lovely|snog|snogged|snogging
snooker|social housing tenants|sod all|sod it|sod off|sod's law|sodding|sods law|sold stc|solicitor's|solicitors fees|someone's nicked|sorn|sorned|sort code|sort the tea|sorted mate|spag bol|spanner|spanners|sparkie
spat the dummy|specialise|specialised|specialises|specialising|specsavers|speed awareness course|spelt wrong|spiffing|spilt my tea|spitting with rain|splendour|splice the mainbrace|spoilt|sponge pudding|sports day
sports hall|spot of bother|spot of lunch|spotted dick|spring onion|spring onions|sprog|sprogs|squaddie|squaddies|squeaky bum time|squiffy|st george's day|stag do|stag dos|stag night|stag weekend|stairgate
stairs or lift|stamp duty|standing about|stanley knife|stansted|starkers|starting reception|starts nursery|state pension age|stately home|static caravan|statutory maternity pay|statutory sick pay|steak and kidney
steak bake|sticking plaster|still in hospital|stock cube|stodge|stone in weight|stone lighter|stone the crows|stonker|stonking|stopcock|storm eunice|strepsils|strewth|strimmer|strimming|strong white flour|stroppy
struth|studio flat|sudocrem|suet pudding|sulphur|sultana|sultanas|summat|summer fayre|summer fete|summer holidays|summer hols|sun cream|suncream|sunday dinner roast|sunday league football|sunday roast
sunny intervals|sunny spells|superdrug|supply teacher|supply teachers|swede and carrot|sweetcorn|sweetshop|swimming baths|swimming costume|swimming costumes|swizz|swot up|swots|swotting|swotty|sympathise|sympathised
t c's apply|t cs apply|ta love|ta muchly|ta ra|ta very much|ta-ra|table top sale|tailback|tailbacks|take a butchers|take the biscuit|take the mick|take the mickey|take your fancy|takeaway pizza|takeaway tonight
taken the mick|taken to hospital|takes the biscuit|taking the michael|taking the mick|taking the mickey|talking rubbish|tap's dripping|tarmac drive|tatty|tax code 1257l|tax disc|taxed and tested|taxi firm|taxi rank
tea making facilities|tea urn|teacake|teacakes|television licence|tellies|telly|telly's|temporary traffic lights|ten a penny|ten past eight|ten past six|ten pence|ten quid|tenner|tenners|term time|term-time
terraced house|terraced houses|tesco|tescos|test match|thanks ever so|thanks loads|thanks mate|the 7 15|the a303|the boiler's gone|the chap|the committee have|the diversion signs|the flat upstairs|the hols|the lads
the lift's broken|the old bill|the team are|the tories|theory test|there's me thinking|they haven't got|they needn't have|thingummy|thingummyjig|thirty quid|three bed semi|three nil|three pin plug|three-piece suite
threw a sickie|threw a wobbly|through the letterbox|throw a sickie|throw a wobbly|throwing a sickie|throwing a strop|throwing a wobbly|thursday week|tick as appropriate|tick box|tick the box|tick the boxes
ticked the box|ticket barrier|ticket inspector|tickety-boo|tickly cough|till receipt|timber merchant|tin of beans|tin of biscuits|tin of emulsion|tin of tomatoes|tin of tuna|tin opener|tin openers|tinned food
tinned fruit|tinned soup|tinned tomatoes|tinned tuna|tins of beans|tins of soup|tip run|tipp-ex|tippex|tipping down|tipping it down|titch|to a e|to let sign|to the till|to uni|to-ing and fro-ing|toad-in-the-hole
toerag|toerags|toff|toffee nosed|tog duvet|toilet rolls|toing and froing|tombola|tommyrot|tomorrow week|took the mickey|top floor flat|top lad|top quality mate|top up shop|topshop|torch batteries|tory mp|tory voter
toss pot|tossers|total nutter|totted up|totting up|totty|touring caravan|towel rail|tower block|tower blocks|track rod end|trackie bottoms|trackies|tracking and mot|tracksuit bottoms|trading standards|traffic warden
traffic wardens|train guard|train strike|train timetable|train's cancelled|trainspotter|travel cot|travelled|traveller|travelling|treacle sponge|treacle tart|trolley dash|trolley park|trouser press|tube map
tube station|tube strike|tuck box|tuck shop|tuesday week|tuition fee loan|tumble drier|tumble dryer|tumble dryers|tuppence|tuppenny|turf accountant|turkey mince|tv licence|twaddle|twats|twelve stone|twenty past four
twenty past seven|twenty quid|twenty to six|twenty20|twig it|twigged|twiglets|twixmas|two a penny|two bedroom flat|two fingers up|two nil|two previous keepers|two seater settee|two-bed flat|two-berth|two-storey
typical british weather|tyre|tyres|ucas|ulez|under offer|under the bonnet|under-fives|under-stairs cupboard|underground station|understairs cupboard|uni halls|uni mates|uni open day|uni student|united are top
universal credit|unpack the shopping|up in scotland|up sticks|up the a1|up the duff|up the m1|up the spout|upped sticks|upper sixth|upvc|usedn't to|utter rubbish|utter tosh|utter waffle|v5 logbook|v5 present|v5c
van hire|vat number|vat registered|vat return|verruca|verrucas|very cross|vest top|vicarage|victoria line|victoria sponge|vigour|village fete|village shop|vimto|voluntary redundancy|waffling on|wage packet|wage slip
waitrose|walkers crisps|wallies|wankers|wanking|ward sister|washing line|washing powder|washing up bowl|washing up liquid|washing-up liquid|water butt|water butts|waterproof trousers|wazzock|wazzocks|we're shut
we've not heard|wee dram|wee lad|wee lass|wee man|week on thursday|week on tuesday|weekly shop|weetabix|weigh ten stone|well annoyed|well jel|well lush|well miffed|wellies|wellington boots|welly|welsh dresser
wendy house|went pear shaped|went pear-shaped|went round there|went round to|went to hospital|west midlands|wetherspoons|wh smith|what a cheek|what a muppet|what a palaver|what a wally|what d'you reckon
what's for pudding|what's for tea|what've you got|wheel clamp|wheel clamped|wheelie bin|wheelie bins|whiffy|while stocks last|whilst at|whilst i|whilst in|whilst it|whilst on|whilst stocks last|whilst the
whilst waiting|whilst we|whilst you|whinge|whinged|whingeing|whinger|whingers|whinging|whip-round|whist drive|whit week|white trainers|white van man|who's nicked|who's pinched my|wholemeal|whsmith|why've
wicket keeper|wilkos|wind-up merchant|winding him up|winding me up|winding people up|winds me up|windscreen|windscreens|wine gums|wing mirror|wing mirrors|winter fuel allowance|winter fuel payment|with me mates
wittering|won 3-0 away|woollen|woollens|woolly hat|woolly jumper|woolly tights|work my notice|work to rule|work's do|working men's club|works christmas do|worktop|worktops|wotcha|wotsits|year 10 parents|year 11s
year 6 pupils|year 6 sats|year 7 parents|year dot|year nine|year nines|years mot|yellow sticker bargains|yellow weather warning|yob|yobbo|yobs|yoghurts|yonks|yorkshire pudding|yorkshire puddings|yorkshire tea
you lot|you muppet|you needn't|you oughtn't|you reckon|you've not been|your gp|your mum|zebra crossing|zebra crossings|zero hours contract|zero-hours contract|zimmer frame
`,
  ],
  [
    0.75,
    `
10 stone|11 plus|12 stone|13 amp|18 plate|3 door|3 for 2|3 piece suite|3rd of april|5 door|999|a 2 1|a 2 2|a bit much|a disgrace|a dog's life|a e|a jiffy|a level|a right one|a right state|a third in|a tick|a to z
a week today|a week tomorrow|aa man|acas|ace|added time|after school club|after-school club|afternoon tea|afterwards we went|ages ago|agreed the terms|all out for|all sorted|all stations to|all the trimmings
all year round|allen key|allen keys|allotment|allotments|alloy wheels|alloys|always moaning|amongst other|amongst others|amongst the|an half hour|and that's that|annual leave|anorak|antiques roadshow|appalling
apple crumble|are we not|are you not|aren't i|argos|arsenal are|artic|as levels|at mine|at my local|at nursery|at ours|at the dentists|at the doctors|at the surgery|at university|auntie|aw bless|away day|away fans
away kit|awfully kind|awfully nice|aye|b m|b road|baby buggy|baby grow|back to mine|back to ours|backwards and forwards|bad chest|bake off|baking parchment|baking tray|balderdash|bang on|bangers and mash|banging on
barbers in town|barking|bathed the dog|battenberg|bay parking|be cross|beach hut|bedding plants|been ages|been sat|been stood|beer garden|bees knees|beetle drive|beetroot|belter|benefits office|big boot|big shop
big wheel|bin it|bit nippy|bit of fluff|bitter out|black cab|black trousers|blasted thing|bleed the radiator|bleed the radiators|bless her|bless him|blinder|bloomin|blooming|blue badge|bob's your uncle|bodywork
boil the kettle|boiled potatoes|boiler service|boiling today|bonkers|bonnet|book a holiday|book a taxi|bookie's|bookies|boot liner|boot sale|bored of it|borough council|borrow off|borrowed off|bottle it|bottle job
bottle of pop|bottled it|bought it off|bourbons|bread bun|bread roll|brew on|bric a brac|bric-a-brac|brill|bring a bottle|brown bin|brown sauce|bunk beds collection|burnt the toast|bus shelter|busybody
butcher's shop|by coach|by gum|c l|cadbury's|cadburys|call 101|call 111|calling at|came over all|came round|camper van|can i lend|can of pop|can you not|can't be bothered|can't be doing|can't half|car tax|cardi
cash and carry|cat n|cat s|cat's eyes|catchment|cater for|catering for all|cats eyes|central heating|central line|chain free|chain-free|champion|channel 4|channel 5|channel tunnel|chap|chaps|check in desk|cheeky
cheers for the|cheese and wine|cheesy chips|chemist's|chest of drawers|chicken korma|chicken madras|child tax credit|children in need|chippie|christmas cake|christmas crackers|christmas do|christmas holidays
chuffing|cider and black|claptrap|class 2 driver|clean air zone|clean pants|clean sheet|clearing place|cloakroom|clotted cream|clueless lot|coach c|cold tap|collection from|collection only|combi boiler|come over all
come round|comic relief|coming round|community service order|compost heap|concessions|conked out|conservatory|consumer rights act|cooked breakfast|cor|corker|corrie|cos i|cos of the|cost the earth|cot|cotswolds
cottage pie|could you not|could've done with|couldn't be bothered|country lane|county council|county court|couple of pints|courtesy car|cracking|creme egg|creme eggs|cricket club|cricket match|crimestoppers|crisps
cross about|cross with|crumpet|crumpets|cuckoo|cup of tea|current account|currys|custard|cycle route|cycle shop|cycle to work|dairy milk|darts match|darts team|day return|daylight robbery|dead easy|degrees celsius
deputy head|detached house|detention after school|diabolical|dicey|did he not|did you not|didn't half|didn't i just|didn't indicate|different to|digestives|dinner jacket|dippy egg|dippy eggs|disgraceful
district council|divan|divvies|divvy|diy store|do some diy|do the ironing|do the shopping|do the washing|do you not|doctor who|dodgy|doesn't half|dog's breakfast|dog's dinner|doing diy|doing the ironing
doing the shopping|don't half|don't we all|done in tonight|doner kebab|donkey rides|double 0|double decker|double glazed|double oh|double or twin|double room|double seven|double yellow lines|doughnut you|down south
down the local|down the tip|downstairs toilet|draw the curtains|dreamt about|drew with|drink drive|driving lesson|drizzle|drizzly|droning on about|dummy|dungarees|duvet cover|e w|early closing|early years foundation
earwig|easter monday|eggy|eiderdown|electric cooker|electric windows|ello|emergency stop|emulsion|en suite|en-suite|enclosed garden|end of term|engagement do|england are|england have|england were|english heritage
ensuite|ernie|eurostar|ever so|exercise books|fab|fair bit|fair old|fall out with|family bathroom|family room|famished|fancied|fancies himself|fancy dress|fancy it|fancy that|father christmas|feel cross|feel rough
feeling rough|felt tip pens|fence panels|ferry crossing to|few pints|filling in forms|first class stamp|first floor|first go|first jab|first thing monday|fish pie|five past|five-door|flapjack|flapjacks|flat above
flipping|fly half|flyover|fog lamp|food shop|food shopping done|for a laugh|for a pint|for hire|for my tea|for our tea|for pudding|for your tea|ford transit|form group|form room|former keepers|forty winks
foundation stage|four weeks notice|free bus pass|free school meals|freehold|freezing out|fridge freezer|fried slice|front garden|front room|fry up|fsh|full beam|full fat|full of cold|full stops|fully comp
gale force winds|gander at|garden gate|gas safe|gatwick|gearbox|geezer|get a chinese|get a lift|get it sorted|get sorted|getting cross|gift voucher|gift vouchers|ginger nut|given the sack|go to boots
go to university|goal difference|going on about|going to university|golden syrup|gone bust|gone eight|gone off|gone to pot|gone wrong again|good few|good grief|good laugh|good nick|goodness me|goody two shoes
gooseberry|got a cheek|got a lift|got a nerve|got clamped|got cross|got it sorted|got loads|got the sack|grammar school|grand national|green belt|green bin|green flag|greenbelt|greenhouse|grill pan|ground floor
ground rent|ground this saturday|grow bags|growbag|grubby|grumpy old man|guest house|haberdashery|hacked off|had a bath|had a chat|had a dance|had a go|had a laugh|had a look|had a mare|had a nap|had a rest
had a shower|had a swim|had a walk|had my tea|had our tea|hairdressers|half a kilo|half one|half two|ham fisted|hand luggage|handbrake|hang about|hanging baskets|hard standing|harping on|harvest festival|harvester
has he not|has packed up|hatchback|have a barbecue|have a barbie|have a bath|have a biscuit|have a break|have a brew|have a chat|have a curry|have a dance|have a drink|have a gander|have a go|have a guess
have a laugh|have a look|have a nap|have a nose|have a rest|have a shave|have a shower|have a stroll|have a swim|have a tidy|have a try|have a walk|have a wash|have a word|have an argument|have him on|have tea at
have you not|have your tea|having a bbq|having a chinese|having a fall|having a laugh|having a look|having a mare|having a shower|having kittens|having me on|having us on|having you on|he fancies|he might do
he mustn't have|he was sat|he were|he weren't|head teacher|headmaster|headmistress|heaps better|heathrow|heatwave|heavens above|helter skelter|her flat|her indoors|high court|hill start|hire a car|hired a car
his flat|hockey club|hole punch|holiday park|home end|home kit|hoover|horse riding|hot cross bun|hot cross buns|hot tap|hot water bottle|housemate|housemates|housing association|hula hoops|humpback bridge
hundred and one|i don't mind|i dreamt|i rang the|i rang them|i say old|i should do|i should imagine|i was sat|i were|i weren't|i will do|i'd have done|i'll sort it|i'm easy|i'm off|iceland prawn|iffy|immersion on
in a bit|in a chain|in a huff|in a mac|in a mo|in administration|in boots|in casualty|in halls|in hospital|in marks|in me|in one go|in reception|in the bin|in the boot|in the dock|in the holidays|in the loft
in the nick|in the post|in the pub|in the skip|in theatre|indian summer|indicator|inheritance tax bill|injury time|into administration|into liquidation|ironing board cover|is it not|isa|isn't half|isn't it though
it could do|it was engaged|it were|it weren't|it's cos|it's minus|it's shut|it's spitting|jabs|job done|john lewis|join the queue|jolly well|jump start|jumper on|just nipping|kaput|keen on|keep fit|keep it tidy
kick about|kilos|king size duvet|king's speech|kings cross|kitchen cupboard doors|know it all|lad|lads|lager|lake district|landlady|lark|lashing down|lass|last orders|league one|league two|leapt
learning support assistant|leasehold|leaving card|leaving do|left back|left hand drive|left hand side|left university|left-hand side|letter box|letterbox|lie in|lift access|lift home|lift to work|lifts are out
lines for talking|listed building|loads more|loads of|loads to do|local authorities|local authority|local butchers|local comp|local council|local garage|loft hatch|loft space|lollies|long lie|lose your bottle
losing the plot|lost his bottle|lost the plot|lottery ticket lotto|lounging about|lovely and clean|lovely and quiet|lovely and warm|lovely little pub|lovely meal|lovely stuff|lovely to hear|low maintenance garden
lush|lying about|m s|mackintosh|made a hash|made do|made me cross|make a brew|make a start|make do|malarkey|man flu|mantelpiece|many happy returns|marking books|masses of|mate|mate's|maternity pay|mates|matron
me dad|me duck|me house|me tea|meal deal|megabus|merry go round|miffed|milling about|minced beef|mind the gap|mint sauce|mint that|minus five|minus three|minus two|mizzle|moan about|moaning about|mobile or landline
mock exams|mocks|monster munch|month's notice|moody cow|morrisons|moses basket|motor home|motorbike|motorbikes|motorhome|muck in|mucked up|mucky|muesli|multi fuel stove|mums|muppet|musical statues|muslins|my flat
my fringe|my go|my other half|my round|nabbed|nando's|nandos|national express|national lottery|national trust|nativity play|need a lift|new exhaust|new flat|new kit|new look top|new potatoes|new trainers|next sale
next term|nibbles|nice and tidy|nick my|nick nick|nick off|nicked|nicking|nightie|nip in|nip to|nippy out|nippy this morning|no advisories|no chain|no lift|no px|northern line|nosey parker|nosh|noshing|nosy parker
not being funny|not bothered|not half|not keen|not very keen|now then|nursery school|nutter|off down the|off her rocker|off my dad|off out|off road parking|off shopping|off sick|off street parking|off the mark
off the pitch|off to bed|off to university|off up the|off work sick|off-peak|off-street parking|offers over|oh my word|ombudsman|on a drip|on benefits|on her mobile|on his mobile|on my mobile|on the blink|on the m4
on the pavement|on the pitch|on the prom|on the till|on your mobile|ono|oodles of room|orange squash|order a chinese|our flat|our kid|out and about|out of hospital|outpatients|over to mine|overground|p each
pack it in|pack of biscuits|packed in|packed it in|packed lunch|packed lunchbox|packed lunches|packing it in|paddington|pair of trousers|pantomime|pants and socks|paper shop|parish council|park and ride
parliament are|party bag|party bags|party wall|pass plus|passata|passport office|pcm|peaky|pear shaped|penalty points|pencil case|pennies to spare|pensioners|personal tutor|phone up and|pig's ear|pigs ear
pigs in blankets|pile of ironing|pinafore|pinch a|pinched|pint of milk|pints of milk|pj bottoms|plain flour|planning application|planning notice|plaster cast on|plaster on it|plasterer|platform 4|play-offs|playgroup
plus bills|plus holiday pay|polling station|pongs|pony club|poorly|pop along|pop down|pop in and|pop in for|pop in to|pop into|pop it in|pop it on|pop it under|pop out|pop over|pop them in|pop up to|popped in
popped out|popped over|popping in|popping out|poppycock|pork pie|porridge|post office counter|postman|potty about|pouffe|pratt|prattling on|prawns|premier league|primark|private plate|pro rata|promenade|proper chips
proper job|pub garden|pub grub|public school boy|public toilets|pull a cracker|punch and judy|puncture|push in front|pushed in|pushing in|quality street|quavers|quite a few|quite a lot|quite like a|rac|radio 1
radio 2|rail strike|rail strikes|railway bridge|rang him up|rang me up|rang up|rather cross|rather fancy|rather good|rather nice|rather pleased|ratty|read history at|reading english at|real ale|real ales
really cross|really keen|really rather|red nose day|red pepper sliced|redbrick|redundancies|redundancy|reg number|relegated|resident's permit|residents only parking|return ticket|revised timetable|revising
rhubarb crumble|rice krispies|rich tea|right back|right hand drive|right hand side|right laugh|right nuisance|right old|right royal|right-hand side|ring ahead|ring binder|ring me when|roast dinner|roast potatoes
roasting in here|roller blinds|room to let|ropey|ropy|rough as|round here|round the bend|roundabout|rounders|ruddy|rugby club|rugby league|rugby union|run a bath|run out for|running a bath|running about
rushing about|sat here|sat there waiting|sausage roll|sausage rolls|school places|school trip to|school uniform|scoff|scoffed|scoffing|scorcher today|scotch egg|scotch eggs|scotland have|scratch card|scratchcard
scrounging|scrum half|scrump|seaside|season ticket holders|secondary school|self assessment|settee|shall i bring|shall we say|shambles|shandy|shared parental leave|shattered|she mustn't have|she was sat|she were
she weren't|shepherd's pie|shepherds pie|shin pads|shop floor staff|shopkeeper|shopping in town|shrove tuesday|sick bug|side lights on|signal failure|signed on|signing on|silly billy|single ticket|single to
single yellow line|sitting about|sitting room|six nations|skanky|sky box|sky have|smarties|smarty pants|smelt|smyths|snippy|so cross|soft top|solicitor|solicitors|sort it out|sort out|sort that out|sort yourself out
sorted for|sorted now|south facing garden|south-facing garden|sparky|speed camera|speed cameras|spelt|spend a penny|spilt|spirit level|spitting outside|spot of|spot on|spring term|ssp|st lost|staff nurse|stag party
stair gate|standard lamp|standing order|start of term|starving hungry|state pension|statutory rights|stc|stile|stood outside|stood there|stood waiting|stop cock|stop moaning|straight away|straight on at|straightaway
streaming cold|strictly|strop|student finance|student union bar|stuffing balls|sugar and spice|summer term|sunday league|sunday lunch|swede|sweet shop|sweeties|swimming trunks|ta|take-off time|takeaway|takeaways
takes ages|takes my fancy|tap water please|tarmac|tat|taxi home|tbf|tea and biscuits|tea bag|tea towel|teabags|teach your grandmother|teacher training day|teacher's pet|tell them off|telling me off|telling off
ten past|ten stone|tennis club|terraced|terribly british|terribly nice|terribly sorry|test series|tetchy|that's brilliant|that's not on|that's sorted|the aa|the ashes|the audience were|the band are|the band were
the bank have|the bee's knees|the boiler man|the butchers|the cheek|the chemists|the club are|the committee are|the company are|the company have|the council are|the council have|the crowd were|the dales
the flat below|the gaffer|the government are|the government have|the gp|the lift|the local tip|the midlands|the missus|the new head|the pools|the queen's jubilee|the school have|the shops|the tube|there weren't
there's loads|they may do|they were shut|they're off to|thing is|third exit|three for two|three hundred and|three piece suite|three point turn|three stone|three weeks today|through lounge|tick here|tick it off
ticket office|ticking off|tickles your fancy|tidy your room|tidying up|tights|tipped it down|to nursery|to the dentists|to the pub|to the tip|today week|toilet roll|toilet's blocked|told him off|told me off|told off
tomato puree|ton of bricks|took ages|top banana|top class|top deck|top drawer|top hole|top man|top marks|top notch|top tip|top tips|tosh|towards the back|town council meeting|towpath|trainspotting|transit van
travelodge|treble|trifle|tripe|trolley|tucking into|tummy bug|tuna mayo|twenty past|twenty-five past|twenty-five to|twerp|twin room|twit|two all|two one up|two secs|two stone|two sugars|two ticks|umpteen|umpteenth
under the grill|under the hospital|up for a|up for grabs|up in town|up north|up the creek|upper second|useless lot|utter|v5|vat|village hall|viva next week|waffle on|waistcoat|wally|want a lift|wardrobe doors
was cross|was it not|was sat there|was shut|was sick everywhere|was stood|wash up|washer dryer|washing machine's broken|washing out|washing up|washing-up|wasn't it just|watchdog|we was|we're off on|we're off to
weaning|wee bit|wee one|well good|well impressed|went bust|went off it|went to university|were it|were sat|were stood|weren't it|west country|west facing garden|what's he like|wheeler dealer|whole host of|whose go
wickes|wicket|wickets|wide boy|wilko|wind him up|wind up|wind you up|wind-up|wood burner|woodburner|works do|worth a go|worth every penny|would you not|wound me up|write off insurance|year 1|year 10|year 11|year 12
year 13|year 2|year 3|year 4|year 5|year 6|year 7|year 8|year 9|year eight|year eleven|year five|year four|year one|year seven|year six|year ten|year thirteen|year twelve|year two|yellow sticker|yellow stickers
yorkshires|you was|your go|your round|youth hostel|yummy mummy|zed|zero hours|zonked
`,
  ],
];

export const britishPhrases: readonly (readonly [phrase: string, weight: number])[] = lists.flatMap(([weight, phrases]) =>
  phrases
    .trim()
    .split(/[|\n]/)
    .map((phrase) => [phrase, weight] as const),
);
