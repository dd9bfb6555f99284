/** First names and their short and other forms, without accents. */
const forms = [
  'william bill billy will willy guillaume',
  'elizabeth elisabeth liz lizzie beth betty babeth elise',
  'robert bob bobby rob',
  'emmanuel manu emanuel',
  'frederic frederick fred freddy',
  'catherine katherine kate cathy kathy katie',
  'alexandre alexander alex sacha',
  'alexandra alex sandra',
  'joseph jo joe jose',
  'thomas tom tommy',
  'theodore theo',
  'theophile theo',
  'anthony antoine tony',
  'michael mike mick',
  'richard dick ricky',
  'james jim jimmy',
  'john johnny jack',
  'margaret maggie meg peggy marguerite margot',
  'edward ed eddy ted edouard',
  'samuel sam sammy',
  'benjamin ben benny',
  'daniel dan danny',
  'david dave',
  'stephen steve steven',
  'christopher chris',
  'christophe chris',
  'christine chris',
  'patricia pat patty',
  'patrick pat',
  'nicolas nicholas nick nico',
  'matthew matt',
  'mathieu matt',
  'andrew andy',
  'charles charlie',
  'philippe phil',
  'gregory greg gregoire',
  'jeffrey jeff',
  'kenneth ken kenny',
  'ronald ron ronnie',
  'timothy tim timothee',
  'vincent vince vincenzo',
  'gabriel gaby',
  'jonathan jon nathan',
  'joshua josh',
  'jennifer jenny',
  'jessica jess',
  'rebecca becky',
  'susan sue suzanne suzie',
  'deborah debbie',
  'victoria vicky',
  'veronique vero',
  'dominique dom',
  'sebastien seb',
  'maximilien max maxime',
  'valentin val',
  'stephanie steph fanny',
  'stephane steph',
  'isabelle isa',
  'helene helen ellen',
  'jacqueline jacky',
  'jean-baptiste jb',
  'mamadou mamad',
  'mohamed mohammed muhammad mohamad mouhamed mouhamadou',
  'abdoulaye abdou',
  'ibrahima ibrahim ibra brahim',
  'aissatou aicha',
  'fatoumata fatou fatima fatma',
  'moustapha mustapha mustafa moustafa',
  'ousmane ousman usman osman',
  'youssouf yusuf yousouf youssef',
];

/** Names of men from which a name of women is made. */
const gendered =
  'michel daniel gabriel emmanuel joel noel marcel raphael samuel axel julien adrien fabien lucien damien bastien aurelien emilien ' +
  'andre rene aime desire honore dieudonne frederic dominic pascal martial chantal simon leon yvon denis francois louis christian ' +
  'martin valentin robert eric victor clementin augustin jean urbain germain sylvain romain alban alain';

const shortForms = new Map<string, Set<string>>();
for (const group of forms.map((line) => line.split(' ')))
  for (const name of group)
    for (const other of group) if (other !== name) shortForms.set(name, (shortForms.get(name) ?? new Set()).add(other));

export const firstNames: {
  readonly shortForms: ReadonlyMap<string, ReadonlySet<string>>;
  readonly gendered: ReadonlySet<string>;
} = { shortForms, gendered: new Set(gendered.split(' ')) };
