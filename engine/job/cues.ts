/** Words by which a posting says that something is wished for, not asked. */
const nice =
  /\b(?:nice[ -]to[ -]have|(?:real|big|distinct|definite|strong|huge|clear)? ?(?:plus|bonus)|ideal(?:ly)?|prefer(?:red|ably|ence)?|desirable|desired|advantage(?:ous)?|assets?|great if|good if|better if|(?:would|will|also) help(?:s|ful)?|helps|helpful|(?:is|are|be|very|most) welcome|not (?:essential|required|a must|necessary)|would be (?:great|good|nice|useful|handy|lovely|welcome)|(?:love|happy|glad|pleased|like|delighted) to (?:see|hear|meet)|(?:would|will) delight|delights|beneficial|useful|handy|bonus points|extra points|we(?:['’]d| would) (?:love|like)|optional|favou?r(?:able|ed)|appreciated|comes? in handy|makes? us happy|smile|stand out)\b/iu

/** Words by which a posting asks. */
const must =
  /\b(?:need(?:s|ed)?|must|requir(?:e|es|ed|ing)|essential|mandatory|you should|should (?:be|have|feel|know)|you(?:['’]ve| have)|you hold|you(?:['’]re| are) (?:comfortable|confident|able|used to|happy|fluent|experienced|qualified|certified|licen[cs]ed|familiar|good|someone)|we(?:['’]ll)? expect|we ask|we (?:want|insist)|expected|comfortable|confident|able to|ability to|experienced?|knowledge of|know your way|know how|command of|fluen(?:t|cy)|profici\w+|familiar|qualified|certified|registered|licen[cs]ed?|degree|diploma|certificates?|certification|years?|at home (?:in|with|there)|second nature|skilled|hands-on|track record|background in|you bring|you know|you can|used to|understanding of|holding|hold a|competen(?:t|ce|cy)|expertise|solid|sound|strong(?= \p{L})|demonstrable|proven|speak|willing(?:ness)? to|trained in|versed in|grasp of|capable of|have (?:run|led|come across|worked|supervised|managed|taught|written|handled|precepted|done|built|used|sold|driven|mentored|trained)|will have|who (?:has|have|can|knows))\b/iu

export const asksNicely = (text: string): boolean => nice.test(text)
export const asks = (text: string): boolean => must.test(text) || nice.test(text)

/** Whether the clause says what the person will do in the post. */
export const tellsDuty = (text: string): boolean =>
  /\b(?:you(?:['’]ll| will)|your (?:job|task|tasks|role|work) (?:is|will)|responsible for|(?:is|are|be) yours|you (?:own|run|lead|manage|handle|prepare|write|look after|take|plan|keep|make|work|teach|support|report|see|carry|do)|most of)\b/iu.test(
    text,
  )
