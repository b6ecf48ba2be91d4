/** Words that tell British English from American, by weight; phrases stand with their spaces. */
export const britishWords: readonly (readonly [weight: number, words: readonly string[]])[] = [
  [
    2,
    "fortnight|lorry|lorries|petrol|cuppa|bloke|blokes|knackered|mum|mums|mum's|chippy|postcode|nappies|nappy|pushchair|courgette|aubergine|wellies|bank holiday|windscreen|motorway|zebra crossing|headteacher|telly|whinge|cheque|tyre|tyres|kerb|full english|charity shop|flatmate|quid|fiver|tenner|maths|a-levels|nhs|loo|estate agent|chuffed|in the boot|put the kettle|car park|queued|queuing|half one|half two|half three|half four|half five|half six|half seven|half eight|half nine|half ten|half eleven|half twelve".split(
      "|",
    ),
  ],
  [
    1.5,
    "queue|queues|takeaway|crisps|solicitor|head teacher|moved house|at the weekend|fancy a|in hospital|daft|enquiry|enquiries|licence|hob|sat nav|pram|popped|pop in|pop round|come round|kettle on|nan|grandad|until gone|minced beef|whilst|semi-detached|it chucked it down|half term".split(
      "|",
    ),
  ],
  [
    0.8,
    "rubbish|pavement|roundabout|jumper|trousers|torch|plasters|tin of|tins of|biscuits|mate|reckon|reckons|theatre|grey|cinema|jolly|the shops|the council|bin collections|gp|the chemist|autumn|shall we|fill in the form|block capitals|rugby|cricket|the rent|the flat|no lift|holidays|lovely|brilliant|a bit of|the post|timetable|the till|pint|cv|mind the|sort out|keen|cracking".split(
      "|",
    ),
  ],
];

/** Arabic in Latin letters: the commonest words that are no English ones. */
export const arabizi: ReadonlySet<string> = new Set(
  `el al wallah wallahi habibi habibti inshallah enshallah yalla hamdulillah alhamdulillah salam ana enta enti inta inti howa hiya ehna mesh mish msh mush
   shu sho shou eh leh lesh leish fein fen wen wain ween kifak kifik keef kef kif shlonak shlonik wesh esh eish bas bass ya zay zayy delwa2ty dilwati
   bokra bukra bukra ktir kteer kter awi awy gedan jedan tayyeb tayeb tayyib helo helwa 7elo akid akeed khalas mafi mafeesh mafish fi fe fee men min
   badak badik baddi biddi bedi ayez 3ayez 3awez abgha abi nabi ra7 rah rayeh rayheen hayda hayde hada hadi da di keda kda heik hek hik hon honik
   honak lazem mabrook mabrouk ta3al ta3ali bghit wach kayn chi chkoun nswl ntoma jay jaye sarle sarli zamen zaman mni7 meen mnih w wala aw ma
   3ala 3al ba3d bel bil lel lil kil kol koll kull youm yom beit bayt ahl sabah masa rabena allah khalleek khalik shway shwaya shwayya tawwa
   nkallmek jom3a akl akel el-akl kan kent kont ken sawa sawwi tsawi asawwi shi 7aga haga shabab ya5i akhi ma3lesh asef shukran zalameh
   fahem 3arif aref a3raf otlob 3omri 3an jad bi ba eb3at eb3atili ellak elak bukra nrou7 nrooh baklmk`.split(/\s+/),
);
