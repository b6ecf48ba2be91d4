/**
 * British spellings with their American ones. Only words that American editors always change: 'dialogue', 'towards', 'burnt',
 * 'axe' and 'doughnut' stand in American texts too and are left out, and so is every word that means something else there
 * ('tire', 'practice' as a noun, 'story').
 */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** -ise verbs and their nouns: -ise, -ises, -ised, -ising, -iser(s), -isation(s). The stem before -ise. */
const iseStems = list(`
  apolog atom author brutal capital caramel categor central character civil colon commercial computer conceptual
  contextual critic crystall custom decentral demon democrat digit dramat econom emphas energ equal familiar fertil
  final formal fratern general global harmon hospital human hypnot ideal immun individual industrial initial
  institutional internal international item jeopard legal liberal local maxim mechan memor metabol minim mobil modern
  monet monopol motor national natural neutral normal optim organ ostrac oxid patron penal personal pasteur plagiar
  polar popular pressur priorit privat professional public pulver random rational real recogn regular reorgan revital
  revolution romant sanit scrutin secular sensational serial special stabil standard steril stigmat subsid summar
  symbol sympath synchron synthes system tantal theor total traumat trivial urban util vandal verbal victim visual
  vocal weapon western`);

/** -our words; each takes the endings below. */
const ourWords: Readonly<Record<string, readonly string[]>> = {
  arbour: ["s"],
  ardour: [],
  armour: ["s", "ed"],
  behaviour: ["s", "al", "ally"],
  candour: [],
  clamour: ["s", "ed", "ing"],
  clangour: [],
  colour: ["s", "ed", "ing", "ful", "fully", "less", "ings"],
  demeanour: [],
  discolour: ["s", "ed", "ing"],
  dishonour: ["s", "ed", "ing", "able"],
  endeavour: ["s", "ed", "ing"],
  favour: ["s", "ed", "ing", "able", "ably", "ite", "ites", "itism"],
  fervour: [],
  flavour: ["s", "ed", "ing", "ings", "ful", "less"],
  harbour: ["s", "ed", "ing"],
  honour: ["s", "ed", "ing", "able", "ably"],
  humour: ["s", "ed", "ing", "less"],
  labour: ["s", "ed", "ing", "er", "ers"],
  misbehaviour: ["s"],
  multicolour: ["ed"],
  neighbour: ["s", "ing", "ly", "hood", "hoods"],
  odour: ["s", "less"],
  parlour: ["s"],
  rancour: [],
  rigour: ["s"],
  rumour: ["s", "ed"],
  saviour: ["s"],
  savour: ["s", "ed", "ing", "y"],
  splendour: ["s"],
  succour: [],
  tumour: ["s"],
  unfavour: ["able"],
  valour: [],
  vapour: ["s"],
  vigour: [],
  watercolour: ["s"],
};

/** Verbs that double their l in British endings only. */
const doubledL = list(`
  cancel channel counsel dial duel enamel equal fuel funnel gambol gravel initial jewel label level libel marshal marvel model panel
  pencil pummel quarrel refuel relabel remodel shovel shrivel signal snivel spiral swivel total travel tunnel unravel`);

/** Words of their own, with the endings that keep the change. */
const plainPairs = `
  accoutrement:accouterment acknowledgement:acknowledgment acknowledgements:acknowledgments aeroplane:airplane aeroplanes:airplanes
  aesthetician:esthetician ageing:aging aluminium:aluminum amongst:among anaemia:anemia anaemic:anemic anaesthesia:anesthesia
  anaesthetic:anesthetic analogue:analog analogues:analogs analyse:analyze analysed:analyzed analysing:analyzing
  analyser:analyzer artefact:artifact artefacts:artifacts baulk:balk behove:behoove breathalyse:breathalyze breathalyser:breathalyzer
  calibre:caliber catalyse:catalyze catalysed:catalyzed catalysing:catalyzing catalogue:catalog catalogues:catalogs catalogued:cataloged
  cataloguing:cataloging centimetre:centimeter centimetres:centimeters centre:center centres:centers centred:centered centring:centering
  centrepiece:centerpiece centrepieces:centerpieces cheque:check cheques:checks chequebook:checkbook chequered:checkered chilli:chili
  chillies:chilies cosy:cozy cosier:cozier cosiest:coziest cosily:cozily cosiness:coziness councillor:councilor councillors:councilors
  counsellor:counselor counsellors:counselors defence:defense defences:defenses defenceless:defenseless diarrhoea:diarrhea
  distil:distill distils:distills draught:draft draughts:drafts draughty:drafty enrol:enroll enrols:enrolls enrolment:enrollment
  enrolments:enrollments encyclopaedia:encyclopedia encyclopaedias:encyclopedias epicentre:epicenter fibre:fiber fibres:fibers
  fibreglass:fiberglass foetus:fetus foetal:fetal fulfil:fulfill fulfils:fulfills fulfilment:fulfillment gaol:jail goitre:goiter
  grey:gray greys:grays greyer:grayer greyish:grayish greyscale:grayscale gynaecology:gynecology gynaecologist:gynecologist
  haemoglobin:hemoglobin haemorrhage:hemorrhage homoeopathy:homeopathy instalment:installment instalments:installments
  instil:instill instils:instills jeweller:jeweler jewellers:jewelers jewellery:jewelry judgement:judgment judgements:judgments
  judgemental:judgmental kerb:curb kerbs:curbs kerbside:curbside kilogramme:kilogram kilogrammes:kilograms kilometre:kilometer
  kilometres:kilometers learnt:learned leukaemia:leukemia licence:license licences:licenses litre:liter litres:liters lustre:luster
  lacklustre:lackluster manoeuvre:maneuver manoeuvres:maneuvers manoeuvred:maneuvered manoeuvring:maneuvering manoeuvrable:maneuverable
  marvellous:marvelous marvellously:marvelously maths:math meagre:meager metre:meter metres:meters millilitre:milliliter
  millilitres:milliliters millimetre:millimeter millimetres:millimeters mitre:miter mould:mold moulds:molds moulded:molded moulding:molding
  mouldy:moldy moult:molt moulting:molting moustache:mustache moustaches:mustaches mum:mom mums:moms nanometre:nanometer
  neighbourly:neighborly ochre:ocher oesophagus:esophagus oestrogen:estrogen offence:offense offences:offenses orthopaedic:orthopedic
  orthopaedics:orthopedics paediatric:pediatric paediatrician:pediatrician paediatricians:pediatricians paediatrics:pediatrics
  paralyse:paralyze paralysed:paralyzed paralysing:paralyzing plough:plow ploughs:plows ploughed:plowed ploughing:plowing
  practise:practice practised:practiced practises:practices practising:practicing pretence:pretense programme:program
  programmes:programs pyjamas:pajamas pyjama:pajama reconnoitre:reconnoiter sabre:saber sabres:sabers sceptic:skeptic sceptics:skeptics
  sceptical:skeptical sceptically:skeptically scepticism:skepticism sceptre:scepter sepulchre:sepulcher skilful:skillful
  skilfully:skillfully smoulder:smolder smouldering:smoldering sombre:somber speciality:specialty specialities:specialties
  spectre:specter spelt:spelled spoilt:spoiled storey:story storeys:stories sulphate:sulfate sulphur:sulfur sulphuric:sulfuric
  theatre:theater theatres:theaters theatregoer:theatergoer theatregoers:theatergoers titbit:tidbit titbits:tidbits
  traveller:traveler travellers:travelers tyre:tire tyres:tires unskilful:unskillful whilst:while wilful:willful
  wilfully:willfully woollen:woolen woollens:woolens yoghurt:yogurt yoghurts:yogurts
  dialled:dialed dialling:dialing focussed:focused focusses:focuses focussing:focusing
  orientated:oriented disorientated:disoriented preventative:preventive acclimatise:acclimate acclimatised:acclimated
  appetiser:appetizer appetisers:appetizers appetising:appetizing unappetising:unappetizing moisturise:moisturize
  moisturised:moisturized moisturises:moisturizes moisturiser:moisturizer moisturisers:moisturizers moisturising:moisturizing
  tenderise:tenderize tenderised:tenderized tranquillity:tranquility tranquilliser:tranquilizer enquiry:inquiry enquiries:inquiries
  enquire:inquire enquired:inquired enquiring:inquiring enquires:inquires favouritism:favoritism colourway:colorway colourways:colorways
  colourist:colorist glycerine:glycerin aubergine:eggplant aubergines:eggplants courgette:zucchini
  courgettes:zucchini fortnightly:biweekly organisational:organizational organisationally:organizationally
  disorganised:disorganized unrecognisable:unrecognizable recognisable:recognizable recognisably:recognizably unorganised:unorganized
  customisable:customizable sizeable:sizable likeable:likable liveable:livable saleable:salable anticlockwise:counterclockwise
  lorry:truck lorries:trucks petrol:gas motorway:highway motorways:highways nappy:diaper nappies:diapers`;

/** Every British form with its American one, all in small letters. */
export function britishForms(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const stem of iseStems) {
    for (const end of ["e", "es", "ed", "ing", "er", "ers", "ation", "ations"]) forms.set(`${stem}is${end}`, `${stem}iz${end}`);
  }
  for (const [word, ends] of Object.entries(ourWords)) {
    const american = word.replace(/our$/, "or");
    // Some stand only under an ending: 'unfavourable'.
    if (word !== "unfavour") forms.set(word, american);
    for (const end of ends) forms.set(word + end, american + end);
  }
  for (const stem of doubledL) {
    for (const end of ["ed", "ing", "er", "ers"]) forms.set(`${stem}l${end}`, stem + end);
  }
  for (const pair of plainPairs.trim().split(/\s+/)) {
    const [british, american] = pair.split(":");
    if (british && american) forms.set(british, american);
  }
  // Words in their own right, of another root.
  for (const same of ["totaller", "totallers", "equaller", "initialler"]) forms.delete(same);
  return forms;
}
